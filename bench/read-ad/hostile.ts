/** Texts made to keep a reader busy. */
export const hostileTexts = (): [name: string, text: string][] => {
  const long = (piece: string): string => piece.repeat(Math.ceil(200_000 / piece.length));
  return [
    ['letters', long('a')],
    ['capitals', long('A')],
    ['capitalised words', long('Aaa de la Bbb-')],
    ['digits', long('1')],
    ['groups of digits', long('1 000 ')],
    ['amounts', long('$1,000 - ')],
    ['spaces', long(' ')],
    ['empty lines', long('\n')],
    ['dots', long('St. ')],
    ['commas', long('A, ')],
    ['brackets', long('(')],
    ['addresses', long('a.b@')],
    ['hosts', long('a.')],
    ['labels', long('Lieu : ')],
    ['labels on lines', long('Salaire\n')],
    ['dates', long('12 mars 2026 au ')],
    ['hyphens at line ends', long('aa-\nbb')],
    ['emoji', long('🔥')],
    ['joined emoji', long('👩‍🚒')],
    ['combining marks', long('e\u0301')],
    ['right to left', long('مطلوب ')],
    ['one sentence', long('looking for a cook ')],
    ['names', long('Groupe Santé Polaris recherche ')],
    ['dots between', long('· ')],
  ];
};
