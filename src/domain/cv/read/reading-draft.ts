/** A reading while it is being made: the fields with their evidence, and what belongs to no field. */
import {
  type CvContent,
  type CvLanguage,
  emptyContent,
  type OtherSectionKind,
} from '#/domain/cv/content.ts';
import type { CvReading, FieldEvidence, RemovedItem } from '#/domain/cv/reading.ts';
import { accountForWords, keptWords, leftovers } from './account-for-words.ts';
import { isFormFurniture } from '#/domain/cv/words/form-furniture.ts';
import type { Contact } from './contact/contact.ts';
import { OF_GENDER } from './contact/name-titles.ts';
import { dateEvidence } from './dates/dated-line.ts';
import { durationLength } from './dates/find-dates.ts';
import type { Portion } from './sections/portions.ts';
import { readEducation } from './education/read-education.ts';
import { type JobHabits, type ReadEntries, readExperience } from './experience/read-experience.ts';
import { fold } from '#/domain/text/fold.ts';
import { trimEdges, wordsOf } from './text-pieces.ts';
import { evidenceOf, type FoundField } from './found-field.ts';
import { isLanguageName } from './languages/names-and-levels.ts';
import { readLanguages } from './languages/read-languages.ts';
import { readOther } from './sections/read-other.ts';
import { blocksOf } from './lines/paragraphs.ts';
import { headingHit, isInnerLabel } from './sections/headings.ts';
import { readSkills } from './skills/read-skills.ts';
import type { SourceLine } from './lines/source-line.ts';
import { CONFIDENCE } from './confidence.ts';
import { withDoubts } from './doubt.ts';

const PERSONAL_FIELDS = ['fullName', 'headline', 'email', 'phone', 'location', 'linkedin'] as const;

export class ReadingDraft {
  private readonly content: CvContent = emptyContent();
  private readonly evidence: Record<string, FieldEvidence> = {};
  private readonly unplaced: string[] = [];
  private readonly labels: string[] = [];
  private readonly language: CvLanguage;
  private readonly removed: RemovedItem[];

  constructor(language: CvLanguage, removed: readonly RemovedItem[]) {
    this.language = language;
    this.removed = [...removed];
  }

  addContact(contact: Contact, zone: readonly SourceLine[]): void {
    this.removed.push(...contact.ids.map((text) => ({ kind: 'nationalId' as const, text })));
    this.removed.push(...contact.births.map((text) => ({ kind: 'birthDate' as const, text })));
    this.removed.push(...contact.street.map((text) => ({ kind: 'streetAddress' as const, text })));
    this.labels.push(...contact.monograms);
    for (const name of PERSONAL_FIELDS) {
      const found = contact[name];
      if (!found) continue;
      this.content.personal[name] = found.value;
      this.evidence[`personal.${name}`] = evidenceOf(found);
    }
    const { honorific } = contact;
    if (OF_GENDER.test(honorific)) this.removed.push({ kind: 'gender', text: honorific });
    else if (honorific && !zone.some((line) => this.unplaced.includes(line.text)))
      this.unplace(honorific);
  }

  /** `habits`: how the CV's other sections set their jobs. */
  addPortion({ kind, title, lines }: Portion, habits?: JobHabits): void {
    if (lines.length === 0) return;
    // What the section holds told its kind: its own title is kept nowhere else.
    if (kind !== 'other' && kind in this.content && title && !headingHit(title)?.full)
      this.labels.push(title);
    if (kind === 'summary') this.addSummary(lines);
    else if (kind === 'experience') this.addEntries('experience', readExperience(lines, habits));
    else if (kind === 'education') this.addEntries('education', readEducation(lines));
    else if (kind === 'skills') this.addSkills(lines);
    else if (kind === 'languages') this.addLanguages(lines, title);
    else if (kind === 'contact') lines.forEach((line) => this.unplace(line.text));
    else this.addOther(kind, title, lines);
  }

  /** Words that say nothing which the fields don't. */
  label(text: string): void {
    this.labels.push(text);
  }

  unplace(text: string): void {
    const parts = text.split(' … ');
    const own = parts.filter((part) => !saysNothing(part));
    this.labels.push(...parts.filter(saysNothing));
    const trimmed = trimEdges(own.join(' … '));
    if (wordsOf(trimmed).length > 0 && !this.unplaced.includes(trimmed))
      this.unplaced.push(trimmed);
  }

  /** Adds every word that is still in no field to the unplaced lines, so that nothing is lost. */
  finish(kept: readonly SourceLine[]): CvReading {
    const reading: CvReading = {
      language: this.language,
      content: this.content,
      removed: this.removed,
      unplaced: this.unplaced,
      labels: this.labels,
      evidence: this.evidence,
    };
    this.labels.push(
      ...kept
        .map((line) => dateEvidence(line)?.duration ?? (isLabel(line.text) ? line.text : ''))
        .filter(Boolean),
    );
    const words = keptWords(reading);
    for (const line of kept) {
      const { lost } = accountForWords([line], reading, words);
      if (lost.length > 0)
        for (const rest of leftovers(
          [line],
          wordsOf(line.text).filter((word) => !lost.includes(word)),
        )) {
          this.unplace(rest.text);
          for (const word of wordsOf(rest.text)) words.add(word);
        }
    }
    return { ...reading, evidence: withDoubts(this.content, this.evidence) };
  }

  private addSummary(lines: readonly SourceLine[]): void {
    const blocks = blocksOf(lines);
    // A date within a sentence begins a block and no paragraph.
    const text = blocks
      .reduce((above, { text: own, line }) => `${above}${line.continues ? ' ' : '\n'}${own}`, '')
      .trim();
    const { personal } = this.content;
    personal.summary = personal.summary ? `${personal.summary}\n${text}` : text;
    const first = lines[0];
    if (first)
      this.evidence['personal.summary'] = evidenceOf({
        value: text,
        line: first,
        confidence: CONFIDENCE.summary,
      });
  }

  private addEntries<T>(
    list: 'experience' | 'education',
    { entries, intro, labels = [] }: ReadEntries<T>,
  ): void {
    this.labels.push(...labels);
    intro.forEach((line) => this.unplace(line.text));
    for (const { entry, found, lines, used } of entries) {
      const at = this.content[list].length;
      (this.content[list] as T[]).push(entry);
      this.keepEvidence(`${list}.${at}`, found);
      const texts = [...Object.values(found).map(({ value }) => value), ...used];
      for (const rest of leftovers(lines, texts)) this.unplace(rest.text);
    }
  }

  private addSkills(lines: readonly SourceLine[]): void {
    const { skills, labels, aside: levels } = readSkills(lines);
    this.labels.push(...labels);
    const spoken = new Set(
      skills.filter(({ value }) => isLanguageName(value)).map(({ value }) => value),
    );
    const areSpoken = spoken.size > 0;
    const aside = areSpoken ? this.addSpoken(skills, levels, spoken) : levels;
    // Their own name may sign the page below.
    const known = new Set([...this.content.skills, this.content.personal.fullName].map(fold));
    for (const skill of skills) {
      if (known.has(fold(skill.value)) || (areSpoken && spoken.has(skill.value))) continue;
      this.evidence[`skills.${this.content.skills.length}`] = evidenceOf(skill);
      this.content.skills.push(skill.value);
    }
    aside.forEach(({ value }) => this.unplace(value));
  }

  /** Languages among skills, "Spanish (native), French (C1)". Returns the levels of the other skills. */
  private addSpoken(
    skills: readonly FoundField[],
    levels: readonly FoundField[],
    spoken: ReadonlySet<string>,
  ): FoundField[] {
    const lines = skills.flatMap(({ value, line }) => {
      if (!spoken.has(value)) return [];
      const text = levels.find((level) => level.value.startsWith(`${value} : `))?.value ?? value;
      return [{ ...line, text, cells: [text], continues: false, bullet: 0 }];
    });
    this.addLanguages(lines, '');
    this.labels.push(...lines.map(({ text }) => text));
    return levels.filter(
      ({ value }) => ![...spoken].some((name) => value.startsWith(`${name} : `)),
    );
  }

  private addLanguages(lines: readonly SourceLine[], title: string): void {
    const { languages, aside } = readLanguages(lines, title);
    for (const { name, level } of languages) {
      const at = this.content.languages.length;
      if (this.content.languages.some((item) => fold(item.name) === fold(name.value))) continue;
      this.content.languages.push({ name: name.value, level });
      this.evidence[`languages.${at}.name`] = evidenceOf(name);
      if (level)
        this.evidence[`languages.${at}.level`] = evidenceOf({
          ...name,
          confidence: CONFIDENCE.languageLevel,
        });
    }
    aside.forEach(({ value }) => this.unplace(value));
  }

  private addOther(kind: OtherSectionKind, title: string, lines: readonly SourceLine[]): void {
    const { section, found } = readOther(kind, title, lines);
    if (section.entries.length === 0) return;
    const at = this.content.other.length;
    this.content.other.push(section);
    found.forEach((item, index) => {
      this.evidence[`other.${at}.entries.${index}`] = evidenceOf(item);
    });
  }

  private keepEvidence(path: string, found: Record<string, FoundField>): void {
    for (const [name, item] of Object.entries(found))
      this.evidence[`${path}.${name}`] = evidenceOf(item);
  }
}

const isLabel = (text: string): boolean => saysNothing(text) || isInnerLabel(text);

/** True for a form's label without a value, for the length of a period whose dates are kept, and for a number of a list. */
const saysNothing = (text: string): boolean => {
  const trimmed = trimEdges(text);
  const size = durationLength(trimmed);
  return (
    isFormFurniture(fold(trimmed)) ||
    (size > 0 && size === trimmed.length) ||
    /^\d{1,2}$/.test(trimmed)
  );
};
