/** Words of the passwords people choose most, in French and English; `common-passwords.ts` knows how they dress them. */
export const COMMON_WORDS = `
1q2w3e 1qazxsw2 a123456 a1b2c3 a1b2c3d4 aa123456 aaa aaaa aaron abc abc123 abc12345 abcd
abcd1234 abcde abcdef abcdefg abcdefgh abdou abidjan access access14 acdc achilles adam
admin admin123 administrateur administrator adobe adobeadobe adriana adventure africa
afrique ahmed aicha aissatou alejandra alejandro alex alexander alexandre alger algerie
alhamdulillah ali alice allah amanda amanda1 amazon amber amelie amen america ami amie
amies amina aminata amine amis amit amour amoureuse amoureux anais andre andrea andrew
andrew1 android ange angel angela angelo angels anges anna annie anniversaire anthony
antoine antonio anything aout apollo apple april aragorn arcenciel argent arsenal arsenal1
artemis arthur asd asd123 asdf asdfasdf asdfgh asdfghjkl ashley ashley1 assassin asshole
athena audi audrey august aurelie austin austin1 automne autumn aventure avril azerty
azerty123 azertyuiop babe baby babyboy babygirl bacon baguette bailey ballet bambi banana
banane bank banque baptiste barcelona barney baseball baseball1 basketball batman beach
bear beatles beau beaute beautiful beaver bebe bebes beer bella belle benin benjamin
berlin bernard bestfriend beyonce beyrouth bienvenue biere bigboy bigdaddy bigdog bigmac
bigman bilal billionaire birthday biscuit bismillah bisous bitch biteme black blanc
blessed blessing bleu blink blowjob blowme blue bmw bogota bonbon bonbons bond bonheur
bonjour bonsoir boobs booger boomer bordeaux bordel boss bosslady boston boxing boy boys
brandon brasil brazil brian britney broncos brother bubba bubbles buddy buffalo bugatti
bulldog bunny bureau burkina business buster butter buttercup butterfly butthead caca
cacahuete cafe cairo calgary california calin calisse camaro camel camembert cameron
cameroun camille camping canada canadian canadien canadiens canaille canard candy canucks
capitaine captain caramel career caribou carlos carmen carolina caroline carriere
casablanca cash casper castor catherine cedric celine cerise champion chance change
changeme charlie charlie1 charlotte chasse chat chaton chatons chats cheer cheerleader
cheese cheese1 chelsea chelsea1 cheri cherie cherry chester cheval chevaux chevy chicago
chicken chief chien chiens china chloe chocolat chocolate chouchou christ christian
christmas christophe christopher church cisco citroen citron claire clara claude claudia
clement clio cobra cocacola cochon coco coeur coeurs coffee college colombia company
compaq computer computer1 congo connard connasse contact content contrasena cookie cookie1
cookies coquin coquine corona corvette corvette1 coucou cougar cousin cousine cowboy
cowboys cricket criss crisse croissant crystal cupcake cute cutie dad daddy daisy dakar
dakota dallas dallas1 dance dancer daniel daniel1 daniela danielle danse danseuse darling
database dauphin dauphins david debbie december decembre default dell demo demon denis
dennis devil diable diablo diamant diamond diana dick diego dieu digital dimanche director
disney doberman docteur doctor doggie doggy dollar dollars dolphin dolphins donald doudou
dragon dragon1 driver drummer ducati duke dumbo dylan eagle eagles earth easter ecole edc
edmonton egalite eglise egypt elephant elizabeth elmo elodie emerald emilie emily eminem
emma emperor emploi empress encule energy england ensemble enter entreprise enzo erable
eric espana ete ethan etoile etoiles etudiant eva everyone explorer extreme fabien fabrice
facebook faith falcon famille family fantome fatboy fatcat father fatima fatou fatoumata
february felix fernando ferrari fevrier filou finance firebird fireman fisher fishing
fitness flames fleur fleurdelys fleurs florian florida fluffy flyers football football1
ford forest foret forever fortnite foutre fox fraise france francois francoise fraternite
fred freddy frederic freedom frere friday friend friends fripon frodo fromage fuckme
fuckoff fuckyou gabon gabriel gabriela gagnant galaxie galaxy gandalf ganesh garfield
gateau gateway gatineau gators general george george1 gerard germany ghana ghost giants
gilles ginger ginger1 giraffe girl girls gmail godisgood golden golf golfer goofy google
gorgeous gorilla grace green gregory grenouille guerrier guest guillaume guinness guitar
guitare gymnast habs haiti halifax halloween hammer hamster handball handsome hannah happy
hardcore harley harry hassan hawk heather heaven helene hello hello1 hello123 hellohello
helloworld helpme henry hercules hiphop hiver hobbit hockey hola holiday honda honey hope
horny horse hotdog hotmail hottie hugo hunter hunter2 hunting hurricane hussein ibrahim
iceman ile iloveu iloveyou iloveyou1 india ines info inshallah instagram internet iphone
iran ireland ironmaiden ironman isabella isabelle island ismail istanbul italia iwantu
jack jackdaniels jackson jacob jacqueline jacques jaguar james january janvier japan
jasmine jason jasper jaune jean jeep jennifer jennifer1 jeremy jessica jessica1 jesus
jesuschrist jesusislord jesuslove jetadore jetaime jeudi job jobs john johnny johnson
jonathan jordan jordan23 jose joseph josephine joshua joshua1 joyeux jtm juan judo juillet
juin jules julie julien juliette july june junior jupiter justice justin juventus karate
karim kawasaki kenya kevin khadija killer killer1 king kinshasa kitten kitty knight koala
korea krishna kumar lagos lakers lamborghini lapin lapinou laura lauren laurent laval
lawyer lea leafs leather lebanon legend legolas leila lenovo leo leopard letmein letmein1
liban liberte liberty licorne lightning lille lily lima linkedin linux lion liverpool
liverpool1 lkjhgf logan login lola london louis loulette loulou loulous loup love love123
lovebug lovely loveme lover lovers loveyou luc lucas lucie lucifer lucky lucy ludovic luis
luke luna lundi lune lyon macromedia maddog madonna madrid maggie mai major mamadou maman
mamie manager manchester manila manon manuel manutd marathon marc march mardi margaux
maria mariam marie marine mario marion mark market marketing marlboro marmotte maroc mars
marseille martin martine marvin mary maserati mashallah master master1 mastercard
masterkey mathieu mathilde matrix matrix1 matthew matthieu max maxime maxwell may mazda
mdp megane mehdi melanie melissa mercedes mercredi mercury merde merlin merlin1 metal
metallica mexico michael michael1 michaeljackson michel michelle mickey microsoft midnight
miguel milano miller million millionaire milo minecraft minette minnie minou misty mnbvcxz
modem mohamed mohammed molly mom mommy monamour monday money monica monique monkey monkey1
monster montagne montreal moonlight moose morgan moscow motdepass motdepasse mother
mountain moussa mozart muffin muhammad mummy murphy music musique mustang mustang1 mypass
mypassword mysecret nadia naked nantes naruto natation nathalie nathan ncc1701 neige nemo
neptune netflix network newcastle newyork nguyen nice nicholas nicolas nicole nicole1
nigeria ninja nintendo nirvana nissan noah nobody noel noir nokia nopassword nordiques
nothing nounours nour november novembre number nurse nutella ocean oceane october octobre
office oilers oiseau oliver olivia olivier omar one open opensesame oracle orange oreo
orignal oscar ottawa ou812 ours p@ssw0rd p@ssword packers paix pakistan panda panther
panthere panties papa papillon papy paques paradis paradise paris parker pass pass123
passpass passw passw0rd passwd password password1 passwort patel patricia patrick patriots
paul pauline peace peaches peanut peche pedro penguin pepper pepper1 pepsi personal
personne personnel peru peter peugeot phantom philippe philippines phoenix photoshop piano
pierre pikachu pingouin pink pirate pirouette pizza plage planet player playstation please
pluie poisson poiuyt pokemon pomme ponies pony porno porsche potato poupee poupette
poutine power precious pretty priere prince princess princess1 princesse printemps private
prive priya prout public puissance pumpkin puppy purple pussy putain q1w2e3r4 q1w2e3r4t5
qaz qazwsx qsdfgh quebec quebecois queen quentin qwe qwe123 qweasd qweasdzxc qwert qwerty
qwerty123 qwertyuiop rabbit rachel rafael rahul raiders rain rainbow raj ranger raphael
rapper raquette realmadrid rebecca red redskins redsox redwings reine renard renault rene
requin rex ricardo rich richard riche rien rihanna river riviere robert roblox rock rocket
rocknroll rocky roi roma romain root root123 rosa rose rosebud rosie rottweiler rouge
router ruby rugby runner running rush2112 russia rwanda ryan sadie sales salma salope
salut sam samantha samedi samira sammy samsung samuel samurai sandra sandrine saphir sara
sarah satan saturday saturn saucisse school scooby scoobydoo scooter scorpio scorpion
scotland scott seattle sebastien secret secretary secrets securite security senators
senegal september septembre sergio serpent server service sesame sexy shadow shadow1
shakira shark sharma sherbrooke shit sierra silver simba singh sirop sister skate skater
ski skippy slayer slipknot smile smokey snake snapchat snickers sniper snoopy snow
snowboard soccer soeur sofia soldat soldier soleil somebody something sonic sony sophia
sophie sourire space spanky sparky spider spiderman spotify spring squirt star starlight
stars startrek starwars starwars1 steelers stella stephane stephanie stephen steve steven
stitch storm strawberry student stupid subaru succes success sugar sum summer summer1
sunday sunrise sunset sunshine sunshine1 superman superman1 support surfer suzuki sweet
sweetheart sweetie sweety swimming sydney sylvie system tabarnak taekwondo tartine taylor
taylor1 teacher teddy teddybear tehran temp temporary tendresse tennis teresa terre tesla
test test123 test1234 tester testing texas theo therock thomas thunder thunder1 thursday
thx1138 tiffany tigers tigger tigger1 tigre tiktok tits toby together togo tokyo tom
tomato tonnerre tonton topaz tornado toronto tortue toshiba toujours toulouse toutou
toyota travail travel travis trouble trustno trustno1 trustnoone tucker tuesday tunis
tunisie tupac tuque turkey turtle twingo twitter tyler unicorn united univers universe
universite university user user1234 vacances valentin valentina valerie vampire vancouver
vanessa vanilla vanille vendredi venus veronica veronique vert victoire victor victoria
victory vietnam viking vincent violet viper virginie visa vodka volleyball volvo voodoo
voyage voyager voyages walter warrior wednesday welcome welcome1 whatever whatsapp whiskey
whisky white whocares wifi william wilson windows winner winnie winniethepooh winnipeg
winston winter wizard wolf wolves work wsx wxcvbn xavier xbox xxx yahoo yamaha yankees
yankees1 yasmine yassine yellow young yourpassword youssef youtube zachary zaq12wsx zelda
zeus zizi zoe zombie zxc zxc123 zxcv zxcvb zxcvbn zxcvbnm zzz
`;
