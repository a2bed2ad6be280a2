/** A person's name as documents print it: in letters that an employer here can read, with what the person adds to it. */
import type { CvLanguage, Personal } from '../content.ts';

/** The name at the top, in file names and in the PDF's own data. */
export const printedName = ({ fullName, latinName = '' }: Personal): string =>
  latinName.trim() || fullName.trim();

/** What stands under it because the person asked for it. The name in its own script needs the Latin one above it. */
export const nameNotes = (
  { fullName, latinName = '', pronunciation = '', nameLine = '' }: Personal,
  language: CvLanguage,
): string[] => {
  const original = fullName.trim();
  const said = pronunciation.trim();
  const notes: string[] = [];
  if (
    (nameLine === 'original' || nameLine === 'both') &&
    original !== '' &&
    latinName.trim() !== ''
  )
    if (original !== latinName.trim()) notes.push(original);
  if ((nameLine === 'pronunciation' || nameLine === 'both') && said !== '')
    notes.push(language === 'fr' ? `Prononciation : ${said}` : `Pronunciation: ${said}`);
  return notes;
};

/** Whether a name has letters that most people here cannot read. */
export const isInOtherScript = (name: string): boolean => /[^\P{L}\p{Script=Latin}]/u.test(name);
