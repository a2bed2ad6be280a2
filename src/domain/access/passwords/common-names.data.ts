/** What people name, love and swear by, and take for passwords: names, places, teams, makes, bands, characters, things. */

const FIRST_NAMES = `
abdul abel ada adele agnes ahmad aidan aisha alain alan alana aldo alec alessandro alexia alfonso
alfredo alina alisha allan allen alma alvin amalia amir amy ana andreea andres andy angie anita ann
anne anton antonia ariana ariel arlene armand armando arturo astrid aubrey augustin ava avery axel
barry bart beatriz becky ben benny bernadette bernardo bernice bert beth betty bill billy blake
blanca bob bobby boris brad brayden brent bret brett brigitte bronson bruce bruno bryan bryce byron
caleb camila candace candice carina carl carla carlo carol carole casey cassandra cathy cecile celia
celina cesar chad chantal charlene chase chris christa christiane christina chuck cindy clarissa
clark claudio clay clint clive clyde cody colette colin constance cora corey corinne cory craig
cristian dale damon dan dana daniele danny dante daphne darius darlene darrell darryl dave dawn dean
debra delia della derek desmond devin devon diane dianna dianne dieter dimitri dina dirk dmitri
dolores dominik dominique don donna dora doris doug drake drew duane dwayne dwight earl eddie edgar
edith edmund eduardo edwin elena eleanor elias elisa elisabeth elise eliza ella ellen elmer elsa
elvis emil emile emilia emilio enrique erica erik erika erin ernesto ernie esteban estelle etienne
eugenia evan eve fabio federico felipe fernanda fiona floyd francesca francesco francine francisco
franck frank franz freda frederick frieda fritz gabriele gabrielle gail garry gary gavin gemma gene
genevieve geoffrey georges geraldine gerardo gertrude gina giulia gladys glen glenn grant greg
gregor greta guido gustavo gwen hamza hans harriet hazel heidi helen henri hilary holly homer horace
hubert hugh ian ida ignacio igor ilona irene irina iris irma isaac ivan ivana ivy jade jaime jake
jamal jamie jan jana jane janet jared jay jeanne jeff jeffery jenna jenny jens jerry jess jesse jill
jim jimmy joan joaquin jocelyn jody joe joel johan johannes jon jonas jorge josef josh josie joy
joyce juanita judy julia juliana julio kai kaitlyn kara karen karin karl karla kate kathy katia
katie kay kayla keith kelly kelvin ken kendall kendra kenny kent kerry kim kirk klaus kristine kurt
kyle lance larissa larry lars laurence leah lee lena leon leroy leticia levi lewis lila lilian
liliana linda lionel lisa liz liza lois loretta lori lorena lou louisa luca lucia lucien lucille
luisa lydia lyle lynn mackenzie macy madeleine mae magali mandy manny manuela mara marcela marcelo
marcia marco margot mariana mariela marisol marjorie marlon marta mason mateo mathias matt matteo
matthias maureen mauricio mauro maxim maximilian maya megan mia micheline mike mikhail mila mildred
miles mindy mitch moise mona moses mustapha myriam myrtle nancy naomi nathaniel neil nestor nick
nicky nico nigel nikki nina nora norbert norma octavia olga olive oswald otto owen pablo paige pam
paola paolo pat patrice patty paula paulina peggy penny pepe percy perry pete petra phil polly
priscilla ralph ramon randy raoul raquel raul ray reginald renee reynaldo rick ricky rita robin
robyn rocco rochelle rod roderick rodolfo rodrigo roger rolando roman romeo ron rory rosalie rosario
ross roy ruben rudolf rudy rufus rusty ruth sally salvatore samir sandy sasha sean serge seth shane
shaun shawn sheldon sherri simon simona sofie solange sonia stacy stan stefania stephan sue susan
susana susanna susanne susie sven sylvain tabitha tammy tania tanja tanya tara ted terence terrance
terry tessa thelma therese thierry tim tina todd tomas tommy toni tony tonya traci tracy trent
tricia trina troy ulrich ursula vera vicki vickie vicky viola violeta viviane wade wanda wayne
wendell wendy wilfred will willard willy wilma yann yannick yasmin yolanda yves yvette zack zoey
`;

const LAST_NAMES = `
adams alvarez andrews armstrong baker barnes bell berry boyd brown burke burns carlson carpenter
carr carroll castillo castro chapman chavez cole cook cox crawford cruz cunningham curry daniels
davis diaz dixon dunn edwards ellis evans ferguson fernandez fields flores fraser fuller gardner
gomez gonzales gonzalez graves gray greene gutierrez hall hanson hart hawkins hayes henderson
hernandez herrera hicks hill hoffman hopkins hughes hunt jacobs jenkins jimenez johnston jones
lambert lane larson lawson long lopez lynch matthews mccoy mcdonald mendoza meyer mills montgomery
moore morales moreno myers nichols norris olson ortiz owens patterson payne pearson perez perkins
pierce price ramirez ramos reed reid reyes reynolds rice richardson riley rivera robertson rodriguez
romero ruiz schmidt schneider shaw silva simmons sims smith snyder stephens stevens stone sullivan
sutton vargas vasquez wagner walsh ward washington watkins weaver webb weber welch wells west
wheeler williamson wood woods tremblay gagnon cote bouchard gauthier morin lavoie fortin ouellet
pelletier belanger levesque bergeron leblanc paquette girard simard boucher caron beaulieu cloutier
dube poirier fournier lapointe leclerc lefebvre poulin thibault nadeau martel benoit hebert
desjardins
`;

const PLACES = `
arkansas connecticut delaware idaho illinois iowa louisiana maine massachusetts minnesota
mississippi missouri newjersey newmexico ohio pennsylvania tennessee utah wisconsin wyoming albany
alberta anchorage ankara argentina athens auckland austria baghdad bahamas baltimore beijing belfast
belgium belgrade belize birmingham bolivia bombay boulder brisbane britain bronx brussels bucharest
budapest buenosaires bulgaria calcutta cambodia cambridge cameroon canberra caracas cardiff
charleston chile cincinnati cleveland copenhagen costarica croatia cuba cyprus damascus dayton delhi
denmark duluth durham ecuador edinburgh elpaso estonia ethiopia fiji finland frankfurt fresno geneva
genoa gibraltar glasgow greece greenland grenoble guatemala hanoi harlem hartford havana helsinki
honduras honolulu hungary iceland indonesia iraq italy jakarta jerusalem johannesburg kabul kosovo
kuwait lancaster lausanne leeds leipzig lexington lisbon longbeach losangeles louisville luxembourg
macedonia madagascar malaysia malta manhattan manitoba mauritius melbourne miami milan milwaukee
minneapolis monaco mongolia morocco mozambique munich nairobi namibia naples nashville nepal
netherlands newzealand niagara nicaragua norfolk normandy norway nottingham novascotia omaha ontario
osaka oslo palermo palestine paraguay peking philadelphia pittsburgh poland prague princeton raleigh
reunion rhodes riverside rochester romania rome rotterdam sacramento salem saltlake samoa sanantonio
sanfrancisco sanjose santafe saopaulo sarajevo saskatchewan seoul serbia seville shanghai sheffield
siberia singapore slovakia slovenia somalia southampton spain stockholm strasbourg stuttgart sudan
sunderland switzerland syria tahiti taipei taiwan tampa tanzania tasmania toledo tripoli tunisia
turin uganda ukraine uruguay vegas venezuela venice vienna wales warsaw wellington westminster yale
yemen york yorkshire yukon zagreb zambia zimbabwe zurich arctic mediterranean europe asia
`;

const TEAMS = `
bengals bills buccaneers cardinals colts fortyniners jaguars jets lions rams seahawks texans
athletics bluejays brewers cubs expos marlins mets nationals padres rockies royals twins whitesox
bucks bulls cavaliers cavs clippers grizzlies hawks heat hornets jazz kings magic mavericks nets
nuggets pacers pelicans pistons raptors spurs suns supersonics sonics timberwolves trailblazers
blazers wizards avalanche blackhawks bluejackets blues capitals coyotes ducks hurricanes islanders
kraken mapleleafs predators sabres wild astonvilla barca bayern blackburn bolton dortmund fulham
hotspur inter internazionale leicester lazio mancity psg porto sevilla tottenham valencia badgers
bearcats bearcat beavers bobcats boilermakers bruin cougars cyclones fighting gamecocks hawkeyes
hokies hoosiers jayhawks longhorns miners orangemen razorbacks seminoles terrapins volunteers
wolverines kungfu wrestling skateboard cycling athlete champions messi ronaldinho pele neymar mbappe
kobe lebron oneal brady manning favre gretzky lemieux crosby ovechkin tiger federer nadal senna
schumacher
`;

const MAKES = `
acura alfaromeo altima astra boxster buick camry capri cayenne challenger chevrolet chrysler civic
corolla corsa cressida dodge escalade expedition fiat focus gallardo gti harleydavidson hyundai
impreza isuzu jetta lancia landrover lexus lotus mclaren miata mitsubishi mondeo monza nova opel
prius rover saab scirocco sentra silverado skoda supra tahoe tempra thunderbird turbo vauxhall
vitara volkswagen yugo aprilia vespa concorde blackbird nike puma gucci prada dior versace rolex
cartier omega swatch amiga atari commodore hewlett ibm intel macintosh powerbook sega sanyo verizon
gameboy gamecube myspace ubuntu debian redhat unix solaris java javascript fortran cobol pixel
website coder program hardware sysadmin coke fanta budweiser coors heineken carlsberg becks labatt
bacardi smirnoff jameson johnnie gitanes gauloises mcdonalds burgerking starbucks timhortons twix
doritos pringles steinway stratocaster telecaster
`;

const SHOWS = `
abba aerosmith anthrax aphex babyshambles backstreet badreligion beastie beethoven bjork
blacksabbath blur bobmarley bonjovi bowie bush carpenters cher chopin clash coldplay cranberries
creed cure depechemode dido disturbed doors enya evanescence faithless foofighters gorillaz
gratefuldead gunsnroses inxs jagger jamiroquai joplin journey judaspriest kiss korn kravitz
ledzeppelin limpbizkit linkinpark ludacris marillion matchbox mccartney moby motley motorhead muse
nas nickelback nsync oasis offspring ozzy phish pinkfloyd pixies placebo portishead queensryche
radiohead rage ramones rancid rollingstones rush scorpions sepultura smashing snoop snoopdogg
soundgarden springsteen staind sting supertramp tool twain underworld usher vangelis whitesnake
yanni zappa zztop guitarist bassist bass drums pianist violin violinist saxophone clarinet flute
cello musician rhythm reggae house heavymetal punk opera classical disco akira aladdin alien
avengers batgirl beetlejuice blackadder blade braveheart buffy bugsbunny bumblebee buzz catwoman
chewbacca cinderella conan constantine daffy daredevil darkman darthvader darthmaul deadpool
dragonball dragonballz dukenukem excalibur fantomas farscape flash flintstone frankenstein futurama
galactica ghostrider gizmo gladiator godfather goku gotham gremlins hancock harrypotter hellboy
hellraiser highlander hulk icarus indianajones inuyasha jedi jedimaster joker kenobi klingon
knightrider leeloo leia loki looney lordoftherings luigi macgyver magneto mickeymouse mortal mowgli
mrbean mufasa muppets nautilus neo nightwing odyssey optimus padme pinocchio pluto pooh quake
quicksilver rambo ranma ripley robocop rugrats sailormoon sauron scrooge sephiroth shrek skeletor
smallville smeagol smurf snowwhite southpark spawn spock spongebob starfleet stewie supergirl
tazmania tazz thor thundercats timelord tinkerbell transformer transformers ultraman unforgiven
vader venom voldemort voltron walle waldo wonderwoman woody xena xmen yoda yoshi zoidberg zorro doom
everquest morrowind runescape tetris chess checkers poker blackjack gambler gambling jackpot lottery
`;

const THINGS = `
albatross alligator antelope armadillo barracuda basset bears beast bigcat bison bloodhound bluejay
boar boxer budgie bull buzzard canary chihuahua chimp chinchilla chipmunk cockatoo collie coon cow
crab crane crocodile crow dachshund dalmatian deer dingo dog dove dragonfly duck duckie duckling eel
elk finch fish foxy frog gator gazelle gecko gerbil goat goose grasshopper greyhound groundhog guppy
hare hippo hound hummingbird husky hyena insect jackrabbit jellyfish killerwhale kiwi lamb lemur
lioness llama lynx mackerel mammoth manatee mantis mastiff meerkat mosquito moth mouse mule
nightingale octopus orca oriole osprey ostrich otter owl ox oyster parakeet peacock pelican
peregrine persian pheasant pig pigeon piranha platypus polarbear porcupine puffin quail raccoon ram
rat rattlesnake raven reindeer reptile retriever rhino roadrunner salamander seagull seahorse sheep
shepherd shrimp siamese skunk sloth slug snail sparrow squid stork swan tarantula terrier toad
tortoise toucan trout tuna vulture wallaby walrus wasp whale woodpecker worm yak zebra aries
capricorn libra pisces sagittarius virgo zodiac uranus moon moonbeam sunlight cosmic comet meteor
nebula orbit spaceman shuttle asteroid solar lunar gravity ancient modern primitive amethyst aqua
beige bluebell bronze burgundy coral cyan ebony gold ivory lavender lilac magenta maroon navy nickel
onyx opal orchid pearl pearls quartz steel tangerine titanium turquoise apricot avocado bagel basil
beans beef blueberry bread broccoli bubblegum cake cashew caviar champagne cheeseburger chestnut
chili chips cider cocoa corn cranberry cream crumpet cucumber custard daiquiri donut doughnut
dumpling eggplant espresso fajita fudge garlic grape gravy guacamole ham hamburger hazelnut honeybee
jelly jellybean ketchup lasagna lemon lemonade licorice lime macaroni mango maple marmalade
marshmallow melon milk milkshake mint mocha molasses mustard nutmeg oatmeal onion oregano pancake
papaya paprika parsley pasta pastry peach pear pecan peppermint pepperoni pineapple pistachio plum
porridge pretzel pudding radish raisin ranch raspberry ravioli rhubarb risotto saffron salad salami
salsa salt sandwich sherbet snack soda soup spaghetti spinach steak sushi syrup taco tacos toast
toffee truffle turnip vinegar waffle watermelon wine yogurt zucchini acorn blossom carnation cedar
cypress daffodil dahlia dandelion fern gardenia geranium grass hibiscus hyacinth juniper lilies
marigold mimosa mistletoe moss oak palm pansy petunia pine poppy primrose rainforest roses seed
spruce sunflower thistle tulip tulips violets aircraft airport anchor antique arrow astronaut axe
backpack bagpipe banjo banner barrel battery battleship beacon bird blanket block bomb book books
boot boots bottle bowman boxcar bracelet brain brave bravo brick broadcast brush bucket buckle
bullets bumper butcher button cabin cable campus canvas caravan carbon carriage cart cathedral
cavern chain chair chaos chapel charcoal charity charm chimney cinema circle circus citizen city
cloud clouds clown coach coast coffin coin colonel comanche combat comedy comic commander compass
concert congress console cosmo cottage courage cover crash crazy creation creature crew crime cross
crossbow crown cruiser crusade crypto cupid current curtain custom cyber dark dart daylight deadly
death deathstar delta demons dentist desk desktop destroy destroyer detective dirt dirty discovery
domain dragster dream dreaming dungeon dynamite dynamo echo economy editor edition education eight
electra electron elite embrace empty epic error eternal evening everything evil example excellent
exotic eyeball fabulous factory fairy famous fanatic fantastic farm fast fastball favorite fear
fearless federal fiction fiddle field figure final fire firefighter fireplace fires firestorm
fireworks first five flame flashlight floppy folder foolish fortress forty forward fountain fragile
freak free freebird freestyle freeway fresh friendly friendship frost funky funny gallery game gamer
games gaming gentle ghosts giant gift giggles glacier glass glitter glory gods good goodboy goodday
goodgirl grand graphics great greed greeneyes grenade guide gypsy hacking handy happiness harbor
harvest hate havefun heart heartbeat heartbreak heavy hell helmet helper heritage hero heroes
highway hillside hippie hobby hollow home homework honest honeymoon honor hooligan horizon horror
hospital hotel housewife icehouse icecube icicle idiot ilovegod important impossible infinite
inspiron instinct insurance intense invisible iron jacket jewel jewels jigsaw jingle judge juice
juicy jump killers kinder kitchen knife knock knuckles ladder lady lantern laser laughing laughter
lazy legends letter library license light lighter lighthouse limited limousine listen live living
locker logical lonesome longhair looser lordship loser lovable loves lovestory luckily luckyone
lunatic lunchbox mafia magical magician magnet magnetic mailbox majesty malice mandarin mansion
marble mariner marshal martial mask massacre maximum meadow medical medicine medusa members memories
mental mermaid message millions mirror mischief missile model moment monk monsters moonshine morning
motion motor motorbike motorcycle mountains movie museum mutant mystical myth nation native needle
nightmare nights nighthawk nomad normal north northern nuclear nurses oceans officer offshore
olympic olympus orbital orchard order organic original outback outcast outdoor outside paint
paintball panic paper paranoid party patience payday peaceful pebble percussion performance
philosophy phone photo physics pictures pilgrim pilot pinball plasma platform players playground
playing pocket poetry polar policeman polish politics popstar popular portal poster powerful prayer
premier premium presence president pressure pride priest primary prime primetime printing prison
problem professor project promise prophet prospect prosper protect protocol proverbs puppet
qualified quantum quarter queens question quick quiet racer radical radio rainbows raindrop raining
rainman rainstorm razor reason rebel rebirth recovery redeemer redeye redsun reflex regular reject
relax release religion remote reset response reverse revolution revolver ribbon rider ridge riders
ringo rivers roadster robot robotics rollercoaster romantic roomba roulette royal sabre sacred
sacrifice sanctuary sandals sandbox sandstorm satellite savior scandal scanner scarecrow scientist
scissors scout scouts screamer screen sculpture season second secure senator senior sense sensei
sergeant serious session seven seventeen shadows shampoo shelter sheriff shield shine shining shiny
shipping shocker shooting shoulder shower shredder silence silent silly simplicity sinister sisters
sixteen sixty skull skyhawk sleep sleeping slinky slippery smart smash smiling smoke smoking
smoothie sneaky snowflake society sojourn soldiers solitude someone sorcerer soulmate sound south
southside southpaw spanish spark sparkles speed spirits sport springs sprinkle squad square squeaky
stadium stargazer start stereo steward sticker stinker stonecold storage stories story strange
strategy stream strength stress strongman submarine suicide summers sunny super superb superior
supernova supervisor supreme surfboard surprise survivor sweetness swiss sword swords symphony
syndrome tactical talent tango tattoos team tears teenager telephone television temptation terrorist
theater theatre themaster thinker thirteen thrasher throne thunderbolt ticket tigerlily timeless
times titan toaster tobacco tomahawk tombstone tomorrow tongue torch torpedo touchdown touching
towers toyboy track trader trailer training traitor tranquil transfer transit traveler trees trek
triangle tribal tribe trickster triple trophy tropical truck true trust trustme truth tunnel twenty
ultra unbreakable undertaker unique unity universal unlimited upgrade uptown vacuum valentine
valiant vampires vanity vector velocity vendetta venture veteran video village villain vintage
violence virtual virus visitor visual vitamin volcano wanderer wanted warehouse watcher water
waterfall wedding weekend wheel whistle whiteboy wilderness wildman windmill winds windsurf windy
wings winners wishbone wonderful wonderland woodland workout world worship wrestler yesterday
yourself youth yummy zephyr zero assholes biatch bigass bitchass boner buttfuck clit cocks
cocksucker crap cum cunt dildo dumbfuck eatme fuck fuckhead goddamn hotgirl hotgirls iloveporn kinky
lingerie makelove milf motherfucker mofo nasty nude nudes nudist orgy pecker phuck pissed pissing
pissoff porn prick rapist redlight screw sex sexgod sexmachine sexo sexxx sexyboy sexylady shag
slave slut sluts spank sperm stfu sucks threesome thong thongs topless twat weed weedman whore
whores xxxx pimp thug playa bigpimp dope ganja marijuana cannabis cocaine heroin stoned bong
smoke420
`;

/** Words with spaces between them. */
export const COMMON_NAMES = FIRST_NAMES + LAST_NAMES + PLACES + TEAMS + MAKES + SHOWS + THINGS;
