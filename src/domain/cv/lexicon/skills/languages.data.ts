/** Spoken and signed languages, and what proves them. */
export const LANGUAGE_SKILLS = `
# language
français;langue française;maîtrise du français;connaissance du français = French!;French language
anglais;langue anglaise;maîtrise de l'anglais;connaissance de l'anglais = English!;English language
espagnol = Spanish
portugais = Portuguese
italien = Italian
allemand = German!
néerlandais = Dutch!
russe = Russian
ukrainien = Ukrainian
polonais = Polish!
roumain = Romanian
grec = Greek!
turc = Turkish
hongrois = Hungarian
tchèque = Czech
serbe = Serbian
croate = Croatian
bulgare = Bulgarian
albanais = Albanian
arabe = Arabic
hébreu = Hebrew
persan;farsi = Persian!;Farsi
dari!! = Dari!
pachto = Pashto
kurde = Kurdish
ourdou = Urdu
hindi = Hindi
pendjabi;punjabi = Punjabi;Panjabi
gujarati;goudjarati = Gujarati
bengali = Bengali;Bangla!
tamoul = Tamil
télougou = Telugu
malayalam = Malayalam
népalais = Nepali
cinghalais = Sinhala;Sinhalese
mandarin;chinois = Mandarin;Chinese!
cantonais = Cantonese
japonais = Japanese
coréen = Korean
vietnamien = Vietnamese
thaï = Thai!
khmer = Khmer
indonésien = Indonesian
malais = Malay!
tagalog;philippin = Tagalog;Filipino
créole;créole haïtien = Creole;Haitian Creole
swahili;kiswahili = Swahili
amharique = Amharic
tigrigna = Tigrinya
somali = Somali
oromo = Oromo
wolof = Wolof
lingala = Lingala
kinyarwanda = Kinyarwanda
kirundi = Kirundi
yoruba = Yoruba
haoussa = Hausa
igbo = Igbo
peul;poular = Fula;Fulani
bambara = Bambara
berbère;kabyle;tamazight = Berber;Kabyle;Tamazight
arménien = Armenian
géorgien = Georgian!
inuktitut = Inuktitut
cri~!! = Cree
innu;innu-aimun = Innu
langue des signes québécoise;LSQ! = Quebec Sign Language;LSQ!
langue des signes;langue des signes américaine;ASL! = American Sign Language;ASL!;sign language
# certificate
TEF!;TEF Canada;test d'évaluation de français
TEFAQ
TCF!;TCF Canada;test de connaissance du français
DELF
DALF
IELTS
CELPIP
TOEFL
TOEIC
OTTIAQ;traducteur agréé;traductrice agréée = OTTIAQ;certified translator
ATIO;traducteur agréé ATIO = ATIO
`;
