import { wordSet } from '../word-list.ts';

export const IRREGULAR_PAST = wordSet(`
  was were had did went came made took gave got said told saw found thought knew felt left kept held led met ran sent
  spent built bought brought caught taught sought fought heard wrote spoke broke chose drove rode rose fell grew drew
  threw flew became began stood understood withdrew set put cut let hit cost read shut split spread paid laid sold
  lost won slept swept dealt meant lent learnt burnt stuck struck hung dug swung spun shot sat ate drank sang swam
  rang sank forgot forgave got hid bit shook woke wore tore swore froze stole undertook oversaw overcame rebuilt
  redid rewrote reset undid withheld could would quit bet bent wept crept fed bled sped fled lit slid went done gone`);

export const NOT_ED = wordSet(`
  need feed seed speed bed red shed led indeed breed hundred sacred wicked naked interested excited tired experienced
  skilled motivated dedicated organized organised detailed limited united advanced bored worried related based aged
  biased talented qualified certified supposed embed creed bleed ted fred committed unexpected need succeed exceed
  proceed agreed_upon detail-oriented used stressed pleased satisfied surprised scared concerned involved confused
  disappointed frustrated overwhelmed exhausted crowded complicated married gifted rushed required needed_for`);
