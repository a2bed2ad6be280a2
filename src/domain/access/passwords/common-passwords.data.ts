/** Words of the passwords people choose most, in French and English; `common-passwords.ts` knows how they dress them. */
export const COMMON_WORDS = `
aa123456 aaa aaaa aaron abc abcd abcde abcdef abcdefg abcdefgh abdou abidjan acdc adam admin
admin123 administrateur administrator adobe adobeadobe adventure afrique ahmed aicha aissatou
alejandra alejandro alex alexandre alger algerie alhamdulillah ali alice allah amber amelie amen ami
amie amies amina aminata amine amis amit amour amoureuse amoureux anais andre android ange angel
anges anna annie anniversaire antoine aout apple april arcenciel argent asd asdf ashley1 audi
aurelie austin1 automne aventure avril azerty123 azertyuiop babe baby bacon baguette ballet bambi
banane bank banque baptiste baseball1 beach bear beau beaute bebe bebes beer bella belle benin
bestfriend beyonce beyrouth bienvenue biere bilal billionaire bismillah bisous bitch black blanc
blessing bleu blink blue bmw bogota bonbon bonbons bond bonheur bonsoir boobs bordeaux bordel boss
bosslady boy boys brian bubba buddy bugatti bunny bureau burkina buttercup caca cacahuete cafe cairo
calgary calin calisse camel camembert cameroun camping canadian canadien canadiens canaille canard
candy canucks capitaine career caribou carriere casablanca cash castor cedric cerise chasse chat
chaton chatons chats cheer cheerleader cheese1 cheri cherie cheval chevaux chevy chief chien chiens
china chloe chouchou christmas christophe cisco citroen citron clara clement clio cobra cochon coco
coeur coeurs company computer1 congo connard connasse contact contrasena cookie1 coquin coquine
corvette1 coucou cousin cousine criss crisse croissant cute cutie dad daddy daisy dakar dallas1
dance danse danseuse database dauphin dauphins david decembre default dell demo demon denis devil
diable diamant diana dick diego dieu dimanche docteur doggy dollars doudou duke dumbo dylan eagle
earth easter ecole edc edmonton egalite eglise egypt elmo elodie emilie emily emma emperor emploi
empress encule ensemble enter entreprise enzo erable eric espana ete ethan etoile etoiles etudiant
eva everyone fabien fabrice facebook faith famille fantome fatou fatoumata felix fevrier filou
finance fleur fleurdelys fleurs ford foret fortnite foutre fox fraise francoise fraternite fred
frere fripon frodo fromage gabon gabriela gagnant galaxie ganesh gateau gatineau ghana ghost gilles
ginger1 giraffe girl girls gmail godisgood golf goofy gorgeous grace green grenouille guerrier guest
guillaume guitare gymnast habs haiti halifax halloween handball happy harry hassan hawk helene hello
hellohello helloworld henry hiver hola honda honey hope horny horse hotmail hugo hunter2 hurricane
hussein ibrahim ile iloveyou1 india ines info inshallah instagram iphone iran ironmaiden ismail
istanbul jack jackdaniels jacob jacqueline jacques james janvier japan jason jaune jean jeep
jennifer1 jesus jesuschrist jesusislord jesuslove jetadore jetaime jeudi job jobs john jose
josephine joshua1 joyeux jtm juan judo juillet juin jules julie julien juliette july june karim
kenya kevin khadija king kinshasa kitty koala korea kumar lagos lamborghini lapin lapinou laura
laurent laval lea leafs lebanon leila lenovo leo liban liberte licorne lightning lille lily lima
linkedin linux lion liverpool1 lkjhgf logan login lola louis loulette loulous loup love love123
lovebug lover luc lucas lucie lucky lucy ludovic luis luke luna lundi lune lyon macromedia mai major
mamadou maman mamie manila manon marc march mardi margaux maria mariam marie mario mark marketing
marmotte maroc mars marseille martine mary maserati mashallah mastercard masterkey mathieu mathilde
matrix1 matthieu max maxime may mazda mdp megane mehdi mercredi merde merlin1 metal michaeljackson
millionaire milo minette minou misty mnbvcxz modem mohamed mohammed molly mom mommy monamour money
montagne moonlight moose motdepass motdepasse moussa muhammad mummy music musique mypassword
mysecret nadia naked nantes natation neige nemo netflix newcastle nice nicole1 nigeria ninja noah
noel noir nokia nopassword nordiques nounours nour novembre number nurse nutella ocean oceane
octobre oiseau olivier omar one open opensesame oreo orignal oscar ottawa ou812 ours p@ssw0rd
p@ssword paix panda panthere papa papillon papy paques paradis paris pass passw passwd patel paul
peace peche pedro pepsi personne personnel peru peter philippe philippines photoshop piano pingouin
pink pirouette pizza plage playstation pluie poisson poiuyt pomme ponies pony porno poupee poupette
poutine power priere princess1 princesse printemps prive priya prout public puissance puppy pussy
putain qaz qsdfgh quebec quebecois queen quentin qwe qwert rahul rain raj raphael rapper raquette
realmadrid red reine renard rene requin rex rich riche rien rihanna river riviere roblox rock
rocknroll rocky roi roma romain root root123 rosa rose rosie rottweiler rouge router ruby rugby
rwanda ryan sadie sales salma salope salut sam samedi samira sammy sandrine saphir sara sarah satan
saturday saucisse scoobydoo scott sebastien secretary secrets securite senators senegal septembre
serpent sexy shakira shark sharma sherbrooke shit simba singh sirop skate ski smile snake snapchat
snow snowboard soeur sofia soldat somebody something sonic sony sourire space spotify star starlight
stars starwars1 stephane steve stitch storm strawberry succes sugar sum sunshine1 superman1 sweet
sweetheart sylvie tabarnak taekwondo tartine taylor1 teddy teddybear tehran temp temporary tendresse
terre tesla test test1234 texas theo tigger1 tigre tiktok tits toby together togo tokyo tom tonnerre
tonton topaz tortue toujours toulouse toutou travail trustno trustnoone tunis tunisie tupac tuque
twingo twitter tyler univers universite university user user1234 vacances vancouver vanille vendredi
venus veronique vert victoire vietnam viper virginie visa vodka volleyball volvo voyage voyages
wednesday whatsapp whisky white wifi winniethepooh winnipeg wolf work wsx wxcvbn xbox xxx yahoo
yasmine yassine young yourpassword youssef youtube zelda zeus zizi zoe zxc zxcv zxcvb zzz
`;
