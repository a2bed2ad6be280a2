import { describe, expect, it } from 'vitest';
import { emptyContent, type Personal } from '../content.ts';
import { nameProposals } from './name-proposals.ts';
import { latinSpellings } from './latin-spellings.ts';
import { isInOtherScript, nameNotes, printedName } from './printed-name.ts';
import { romanised } from './romanise.ts';

const person = (fields: Partial<Personal>): Personal => ({ ...emptyContent().personal, ...fields });

describe('the printed name', () => {
  it('is the one in Latin letters, once the person has given it', () => {
    expect(printedName(person({ fullName: ' أمل زياني ' }))).toBe('أمل زياني');
    expect(printedName(person({ fullName: 'أمل زياني', latinName: 'Amel Ziani' }))).toBe(
      'Amel Ziani',
    );
  });

  it('has below it only what was asked for and is there', () => {
    const whole = {
      fullName: '王小明',
      latinName: 'Xiaoming Wang',
      pronunciation: 'shao-ming wang',
    };
    expect(nameNotes(person(whole), 'en')).toEqual([]);
    expect(nameNotes(person({ ...whole, nameLine: 'both' }), 'en')).toEqual([
      '王小明',
      'Pronunciation: shao-ming wang',
    ]);
    expect(nameNotes(person({ ...whole, nameLine: 'original' }), 'fr')).toEqual(['王小明']);
    expect(nameNotes(person({ fullName: '王小明', nameLine: 'both' }), 'fr')).toEqual([]);
    expect(
      nameNotes(
        person({ fullName: 'Siobhán Ní Dhé', pronunciation: 'chi-VAN', nameLine: 'both' }),
        'fr',
      ),
    ).toEqual(['Prononciation : chi-VAN']);
  });

  it('is in another script when one letter is', () => {
    for (const name of ['Иван', '王小明', 'अमृता', '김민준', 'أمل', 'Amel زياني'])
      expect(isInOtherScript(name)).toBe(true);
    for (const name of ['Łukasz Żółć', 'Nguyễn Thị', 'O’Neil-Roy, Jr.', ''])
      expect(isInOtherScript(name)).toBe(false);
  });
});

describe('a name in Latin letters', () => {
  it.each([
    ['Наталья Иванова', 'Natalia Ivanova'],
    ['Юлія Щербак', 'Iuliia Shcherbak'],
    ['Γιώργος Παπαδόπουλος', 'Giorgos Papadopoulos'],
    ['Ευάγγελος', 'Evangelos'],
    ['Ὀδυσσεύς', 'Odyssefs'],
    ['김민준', 'Gimminjun'],
    ['ნინო ბერიძე', 'Nino Beridze'],
    ['Анна-Мария', 'Anna-Mariia'],
  ])('follows the table of its script: %s', (name, latin) => {
    expect(romanised(name)).toBe(latin);
  });

  it('is not guessed where letters alone do not say it', () => {
    for (const name of ['أمل زياني', '王小明', '田中さくら', 'นภา', 'דוד'])
      expect(romanised(name)).toBeUndefined();
  });

  it('is proposed from what the person already writes, before any table', () => {
    expect(
      nameProposals(
        person({
          fullName: 'أمل زياني',
          email: 'amel.ziani@example.org',
          linkedin: 'linkedin.com/in/amel-ziani-42',
        }),
      ),
    ).toEqual([{ name: 'Amel Ziani', from: 'linkedin' }]);
    expect(
      nameProposals(person({ fullName: 'Наталья Иванова', email: 'n.ivanova@example.org' })),
    ).toEqual([{ name: 'Natalia Ivanova', from: 'letters' }]);
    expect(nameProposals(person({ fullName: '王小明', email: 'wang88@example.org' }))).toEqual([]);
    expect(nameProposals(person({ fullName: 'Amel Ziani', email: 'a.ziani@example.org' }))).toEqual(
      [],
    );
  });
});

it('proposes a spelling for the words that a PDF has no letters for, and for no other', () => {
  const missing = [...'한빛'].map((character) => ({ character, text: '한빛, Séoul, Николай' }));
  const unsaid = { character: '王', text: '王伟, vente' };
  expect(latinSpellings([...missing, unsaid])).toEqual([{ word: '한빛', latin: 'Hanbit' }]);
});
