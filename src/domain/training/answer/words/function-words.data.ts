import { wordSet } from '../word-list.ts';

/** Words that tie no answer to a question: small words, and what questions and stories are told with. */
export const FUNCTION_WORDS_OF_ANSWERS: ReadonlySet<string> = wordSet(`
  alors apres aussi autre autres aux avant avec avez avoir avons ayant bien car ceci cela celle celui ces cet cette ceux
  chaque chez comme comment dans deja depuis des deux dire dit dites donc dont durant elle elles encore entre est etaient
  etais etait etant ete etes etre eux faire fait fais faites feriez fois ils jamais lequel les leur leurs lorsque mais mal meme
  mes mien moi moins mon notre nos nous ont par parce pas pendant peu peut peux plus pour pourquoi puis quand que quel quelle
  quelles quels qui quoi sans ses seulement sommes son sont sous suis sur tous tout toute toutes tres trop une vers voici voila
  vos votre vous vraiment parlez parler decrivez donnez donner racontez raconter exemple situation occasion moment quelque chose
  expliquez devez deviez dernier derniere
  about after all also and another any are because been before being both but can could did does doing done down during each
  even every few for from get give given got had has have having her here hers him his how into its just like made make many
  may me might more most much must myself not now off once one only other our ours out over own per really said same she should
  since some such take tell than that the their them then there these they thing things this those through too two under until
  very was way were what when where which while who whom whose why will with would you your yours time example describe situation
  explain someone something going went know handle handled`);
