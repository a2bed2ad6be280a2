/** Texts made to hang, fill or fool whatever reads answers. */
const KB_100 = 100_000;

export const hostileAnswers = (): [name: string, text: string][] => [
  ['nothing', ''],
  ['spaces', ' \n\t'.repeat(KB_100 / 3)],
  ['one word of 100 KB', 'a'.repeat(KB_100)],
  ['one word again and again', 'résultat '.repeat(KB_100 / 9)],
  ['je je je', 'je '.repeat(KB_100 / 3)],
  ['adverbs without end', `j'ai ${'vraiment '.repeat(KB_100 / 9)}`],
  ['clitics without end', `je ${'me le lui y en '.repeat(KB_100 / 16)}`],
  ['English adverbs without end', `i ${'really also then '.repeat(KB_100 / 17)}`],
  ['connectives without end', 'and so then because '.repeat(KB_100 / 20)],
  [
    'pronouns and participles',
    "je l'ai fait et je l'ai dit puis i made it and then i ".repeat(KB_100 / 54),
  ],
  ['digits', '1'.repeat(KB_100)],
  ['digits and spaces', '1 '.repeat(KB_100 / 2)],
  ['full stops', '. '.repeat(KB_100 / 2)],
  ['line ends', '\n'.repeat(KB_100)],
  ['emoji', '🙂👩🏽‍⚕️'.repeat(KB_100 / 9)],
  ['Arabic', 'في العام الماضي كنت أعمل في المستشفى '.repeat(KB_100 / 37)],
  ['combining marks', 'e\u0301\u0301\u0301'.repeat(KB_100 / 4)],
  ['apostrophes', "j'l'd'".repeat(KB_100 / 6)],
  ['keywords of the method', 'situation tâche action résultat 100 % '.repeat(KB_100 / 38)],
  ['a story 200 times', 'Hier, j’ai appelé le client et il était content. '.repeat(KB_100 / 50)],
];
