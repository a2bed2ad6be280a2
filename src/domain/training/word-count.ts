/** Words as a person counts them: `l’équipe` and `j’ai` are two, `peut-être` and `follow-up` one, a number one. */
export const wordCount = (text: string): number => text.match(WORD)?.length ?? 0;

const WORD =
  /[\p{L}\p{M}\d]+(?:(?:-|(?<=\d)[.,:](?=\d)|(?<=\p{L})['’](?=(?:s|t|re|ve|ll|d|m)\b))[\p{L}\p{M}\d]+)*/giu;
