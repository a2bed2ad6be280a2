/** What people name, love and swear by, and take for passwords: names, places, teams, makes, bands, characters, things. */

const FIRST_NAMES = `
aaron abdul abel abigail ada adele adrian adriana agnes ahmad aidan aisha alain alan alana albert alberto
aldo alec alejandra alejandro alessandro alexandr alexandra alexandre alexia alexis alfonso alfred alfredo
alice alicia alina alison alisha allan allen allison alma alvin alyssa amalia amanda amber amelia amina amir
amy ana anastasia andre andrea andreas andreea andrei andres andrew andy angel angela angelica angelina angelo
angie anita ann anna anne annette annie anthony antoine anton antonia antonio april ariana ariel arlene armand
armando arnold arthur arturo ashley ashton astrid aubrey audrey august augustin aurora austin ava avery axel
barbara barney barry bart beatrice beatriz becky belinda bella ben benjamin bennett benny bernadette bernard
bernardo bernice bernie bert bertha beth bethany betty beverly bianca bill billie billy blake blanca bob bobbie
bobby bonita bonnie boris brad bradford bradley brandi brandon brandy brayden brenda brendan brent bret brett
brian brianna bridget brigitte britney brittany bronson brooke bruce bruno bryan bryant bryce byron caitlin
caleb calvin cameron camila camille candace candice carina carl carla carlo carlos carlton carmen carol carole
carolina caroline carolyn carrie carson carter casey cassandra cassidy cassie catalina catherine cathy cecile
cecilia cedric celeste celia celina celine cesar chad chandler chantal charlene charles charlie charlotte
charly chase chelsea cheryl chester chloe chris christa christian christiane christina christine christophe
christopher christy chuck cindy claire clara clarence clarissa clark claude claudia claudio clay clayton clement
clifford clint clinton clive clyde cody colette colin colleen connie connor conrad constance cooper cora corey
corinne cory courtney craig cristian cristina crystal curtis cynthia daisy dale dallas dalton damian damien damon
dan dana daniel daniela daniele danielle danny dante daphne darius darlene darrell darren darryl dave david dawn
dean deanna debbie deborah debra delia della denis denise dennis derek derrick desmond destiny devin devon diana
diane dianna dianne diego dieter dimitri dina dirk dmitri dolores dominic dominik dominique don donald donna
donnie dora doris dorothy doug douglas drake drew duane duncan dustin dwayne dwight dylan earl eddie edgar edith
edmund eduardo edward edwin eileen elaine elena eleanor elena elias elijah elisa elisabeth elise eliza elizabeth
ella ellen elliot elliott elmer elsa elvira elvis emil emile emilia emilie emilio emily emma emmanuel enrique
enzo eric erica erik erika erin ernest ernesto ernie esteban estelle esther ethan etienne eugene eugenia eva
evan eve evelyn fabian fabien fabio fabrice faith fatima federico felicia felipe felix fernanda fernando fiona
florence florian floyd frances francesca francesco francine francis francisco franck francois frank frankie
franklin franky franz fred freda freddie freddy frederic frederick frieda fritz gabriel gabriela gabriele
gabrielle gail garrett garry gary gavin gemma gene genevieve geoffrey george georges georgia gerald geraldine
gerard gerardo german gertrude gilbert gilles gillian gina ginger giovanni giulia gladys glen glenn gloria gordon
grace gracie graham grant greg gregor gregory greta guido guillaume gustav gustavo gwen hailey hamza hannah hans
harold harriet harris harrison harry harvey hassan hayden hayley hazel heather hector heidi helen helena helene
henri henry herbert herman hilary holly homer hope horace howard hubert hugh hugo hunter ian ibrahim ida ignacio
igor ilona ines ingrid irene irina iris irma isaac isabel isabella isabelle isaiah ivan ivana ivy jack jackie
jackson jacob jacqueline jacques jade jaime jake jamal james jamie jan jana jane janet janice janine jared jasmin
jasmine jason jasper javier jay jean jeanette jeanne jeff jeffery jeffrey jenna jennie jennifer jenny jens jeremiah
jeremy jerome jerry jess jesse jessica jessie jesus jill jim jimmy joan joanna joanne joaquin jocelyn jody joe joel
johan johanna johannes john johnny jon jonas jonathan jordan jorge jose josef joseph josephine josh joshua josie joy
joyce juan juanita judith judy julia julian juliana julie julien juliet juliette julio julius june justin justine
kai kaitlyn kara karen karim karin karina karl karla kate katerina kathleen kathryn kathy katia katie katrin katrina
kay kayla keith kelley kelly kelsey kelvin ken kendall kendra kenneth kenny kent kerry kevin kim kimberly kirk klaus
kristen kristin kristina kristine kristy kurt kyle lance larissa larry lars laura lauren laurence laurent laurie
lawrence leah lee leila lena leo leon leonard leonardo leroy leslie lester leticia levi lewis lila lilian liliana
lillian lily linda lindsay lindsey lionel lisa liz liza lizzie logan lois lola loretta lori lorena lorenzo lorraine
lou louis louisa louise luc luca lucas lucia lucie lucien lucille lucy ludovic luis luisa luke lydia lyle lynn
mackenzie macy maddie madeleine madison mae magali maggie malcolm mandy manny manuel manuela mara marc marcel marcela
marcelo marcia marco marcos marcus margaret margarita margot maria mariah mariam marian mariana marianne marie
mariela marilyn marina mario marion marisa marisol marissa marjorie mark marlene marlon marshall marta martha martin
martina martine marvin mary mason mateo mathew mathias mathieu mathilde matilda matt matteo matthew matthias maureen
maurice mauricio mauro max maxim maxime maximilian maxine maxwell maya megan meghan melanie melinda melissa melody
melvin mercedes meredith mia michael michaela michel michele micheline michelle miguel mike mikhail mila mildred miles
milton mindy miranda miriam mitch mitchell mohamed mohammed moise molly mona monica monika monique morgan morris
moses murray mustapha myriam myrtle nadia nadine nancy naomi natalia natalie natasha nathalie nathan nathaniel neil
nelson nestor nicholas nick nicky nico nicola nicolas nicole nigel nikita nikki nina noah noel nora norbert norma
norman octavia olga olive oliver olivia olivier omar oscar oswald otto owen pablo paige pam pamela paola paolo pascal
pat patrice patricia patrick patty paul paula paulina pauline pedro peggy penelope penny pepe percy perry pete peter
petra phil philip philippe phillip phoebe pierre polly preston priscilla quentin rachel rafael ralph ramon ramona
randall randy raoul raphael raquel raul ray raymond rebecca regina reginald reine rene renee reynaldo rhonda ricardo
rich richard richie rick ricky rita robbie robert roberta roberto robin robyn rocco rochelle rod roderick rodney rodolfo
rodrigo roger roland rolando roman romain romeo ron ronald ronnie rory rosa rosalie rosario rose rosemary rosie ross
roxanne roy ruben ruby rudolf rudy rufus rupert russell rusty ruth ryan sabine sabrina sadie sally salma salvador
salvatore sam samantha samir sammy samuel sandra sandrine sandy santiago sara sarah sasha scarlett scott scotty sean
sebastian selena serena serge sergei sergio seth shane shannon sharon shaun shawn sheena sheila shelby sheldon shelley
shelly sherman sherri sherry shirley sidney sierra silvia simon simona simone sofia sofie solange sonia sophia sophie
spencer stacey stacy stan stanley stefan stefania stefano stella stephan stephane stephanie stephen steve steven stewart
stuart sue summer susan susana susanna susanne susie suzanne svetlana sven sylvain sylvia sylvie tabitha tamara tammy
tania tanja tanya tara tatiana taylor ted terence teresa terrance terry tessa thelma theo theodore theresa therese thierry
thomas tiffany tim timothy tina tobias todd tom tomas tommy toni tony tonya tracey traci tracy travis trent trevor
tricia trina tristan troy tyler tyrone ulrich ursula valentin valentina valeria valerie vanessa vera vernon veronica
veronique vicki vickie vicky victor victoria vincent viola violet violeta virginia virginie vivian viviane vladimir wade
wallace walter wanda warren wayne wendell wendy werner wesley whitney wilbur wilfred will willard william williams willie
willy wilma winston xavier yann yannick yasmin yasmine yolanda yves yvette yvonne zachary zack zoe zoey
`;

const LAST_NAMES = `
adams alexander allen alvarez anderson andrews armstrong arnold bailey baker barnes baxter bell bennett benson berry
bishop black boyd bradley brooks brown bryant burke burns burton butler campbell carlson carpenter carr carroll carter
castillo castro chapman chavez clark cole coleman collins cook cooper cox crawford cruz cunningham curry daniels davidson
davis diaz dixon duncan dunn edwards elliott ellis evans ferguson fernandez fields fisher fletcher flores ford foster fox
franklin fraser freeman fuller garcia gardner garrett gibson gilbert gomez gonzales gonzalez gordon graham grant graves
gray green greene griffin gutierrez hall hamilton hansen hanson harper harris harrison hart harvey hawkins hayes henderson
henry hernandez herrera hicks hill hoffman holland holmes hopkins houston howard hudson hughes hunt hunter jackson jacobs
james jenkins jensen jimenez johnson johnston jones jordan kelley kelly kennedy kim king knight lambert lane larson lawrence
lawson lee leonard lewis little long lopez lynch marshall martin martinez mason matthews mccoy mcdonald mendoza meyer miller
mills mitchell montgomery moore morales moreno morgan morris morrison murphy murray myers nelson newman newton nguyen nichols
norris oliver olson ortiz owens palmer parker patterson payne pearson perez perkins perry peters peterson phillips pierce porter
powell price ramirez ramos reed reid reyes reynolds rice richards richardson riley rivera roberts robertson robinson rodriguez
rogers romero rose ross ruiz russell ryan sanchez sanders schmidt schneider scott shaw silva simmons simpson sims smith snyder
spencer stanley stephens stevens stewart stone sullivan sutton taylor thomas thompson torres tucker turner vargas vasquez wagner
walker wallace walsh ward warren washington watkins watson weaver webb weber webster welch wells west wheeler white williams
williamson willis wilson wood woods wright young tremblay gagnon roy cote bouchard gauthier morin lavoie fortin ouellet pelletier
belanger levesque bergeron leblanc paquette girard simard boucher caron beaulieu cloutier dube poirier fournier lapointe leclerc
lefebvre poulin thibault nadeau martel benoit hebert desjardins
`;

const PLACES = `
alabama alaska arizona arkansas california colorado connecticut delaware florida georgia hawaii idaho illinois indiana iowa kansas
kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada newjersey newmexico
newyork carolina dakota ohio oklahoma oregon pennsylvania tennessee texas utah vermont virginia washington wisconsin wyoming
albany alberta amsterdam anchorage ankara argentina athens atlanta auckland australia austria baghdad bahamas baltimore bangkok
barcelona beijing belfast belgium belgrade belize berlin birmingham bogota bolivia bombay bordeaux boston boulder brazil brisbane
bristol britain brittany broadway bronx brooklyn brussels bucharest budapest buenosaires buffalo bulgaria cairo calcutta calgary
cambodia cambridge cameroun cameroon canada canberra caracas cardiff charleston charlotte chicago chile china cincinnati cleveland
colombia columbia columbus copenhagen costarica croatia cuba cyprus dakar dallas damascus dayton daytona delhi denmark denver
detroit dublin duluth durham ecuador edinburgh edmonton egypt elpaso england estonia ethiopia everest fiji finland france frankfurt
fresno geneva genoa germany ghana gibraltar glasgow greece greenland grenoble guatemala haiti halifax hamburg hamilton hanoi harlem
hartford havana helsinki holland hollywood honduras hongkong honolulu houston hungary iceland india indonesia iran iraq ireland israel
istanbul italy jakarta jamaica japan jersey jerusalem johannesburg jordan kabul kingston kinshasa korea kosovo kuwait laguna lancaster
lasvegas lausanne lebanon leeds leipzig lexington lille lima lisbon liverpool london longbeach losangeles louisville luxembourg lyon
macedonia madagascar madrid malaysia malibu malta manchester manhattan manila manitoba marseille mauritius melbourne memphis mexico
miami milan milwaukee minneapolis monaco mongolia montreal morocco moscow mozambique munich nairobi namibia nantes naples nashville
nepal netherlands newcastle newport newzealand niagara nicaragua nigeria norfolk normandy norway nottingham novascotia oakland odessa
omaha ontario orlando osaka oslo ottawa oxford pacific pakistan palermo palestine panama paraguay paris peking peru philadelphia
philippines phoenix pittsburgh plymouth poland portland portugal prague preston princeton quebec raleigh regina reunion rhodes richmond
riverside rochester romania rome rotterdam russia rwanda sacramento salem saltlake salvador samoa sanantonio sandiego sanfrancisco
sanjose santafe santiago saopaulo sarajevo saskatchewan savannah scotland seattle senegal seoul serbia seville shanghai sheffield siberia
singapore slovakia slovenia somalia southampton spain stockholm strasbourg stuttgart sudan sunderland sweden switzerland sydney syracuse
syria tacoma tahiti taipei taiwan tampa tanzania tasmania tehran thailand tokyo toledo toronto toulouse trinidad tripoli tunis tunisia
turin turkey uganda ukraine uruguay vancouver vegas venezuela venice vermont vienna vietnam wales warsaw waterloo wellington westminster
winnipeg yale yemen york yorkshire yukon zagreb zambia zimbabwe zurich brooklyn atlantic arctic mediterranean europe africa asia america
`;

const TEAMS = `
bengals bills broncos browns buccaneers cardinals chargers chiefs colts cowboys dolphins eagles falcons fortyniners niners giants jaguars
jets lions packers panthers patriots raiders rams ravens redskins saints seahawks steelers texans titans vikings astros athletics
bluejays braves brewers cubs dodgers expos indians mariners marlins mets nationals orioles padres phillies pirates rangers redsox rockies
royals tigers twins whitesox yankees bucks bulls cavaliers cavs celtics clippers grizzlies hawks heat hornets jazz kings knicks lakers
magic mavericks nets nuggets pacers pelicans pistons raptors rockets sixers spurs suns supersonics sonics thunder timberwolves trailblazers
blazers warriors wizards avalanche blackhawks bluejackets blues bruins canadiens canucks capitals coyotes devils ducks flames flyers
hurricanes islanders kraken lightning mapleleafs leafs oilers penguins predators redwings sabres senators sharks stars wild habs nordiques
arsenal astonvilla barca barcelona bayern blackburn bolton celtic chelsea dortmund everton fulham hotspur inter internazionale juventus
leicester lazio liverpool manutd mancity milan newcastle psg porto realmadrid sevilla tottenham valencia westham wolves wolverine aggies
badgers bearcats bearcat beavers bobcats boilermakers bruin bruins buckeyes bulldogs cavalier cougars crimson cyclones fighting gamecocks
gators hawkeyes hokies hoosiers huskers huskies jayhawks longhorns miners mustangs orangemen razorbacks seminoles sooners spartans tarheels
terrapins trojans volunteers wildcats wolfpack wolverines golf golfer golfing hockey lacrosse rugby soccer softball baseball basketball
football tennis boxing karate judo kungfu aikido wrestling skiing surfing snowboard skateboard cricket bowling fishing hunting racing
cycling running swimming volleyball sports athlete champion champions messi ronaldo ronaldinho zidane beckham maradona pele neymar mbappe
jordan kobe lebron iverson oneal brady manning favre montana marino gretzky lemieux crosby ovechkin tiger woods federer nadal senna schumacher
`;

const MAKES = `
acura accord alfaromeo altima astra audi bentley bmw boxster bronco bugatti buick cadillac camaro camry capri carrera cayenne celica challenger
charger cherokee chevelle chevrolet chevy chrysler citroen civic clio cobra corolla corsa corvette cougar cressida dakota daytona diablo dodge
durango eclipse escort escalade explorer expedition ferrari fiat fiesta firebird focus ford galaxie gallardo golf gti harley harleydavidson
honda hummer hyundai impala impreza infiniti integra isuzu jaguar jeep jetta kawasaki lamborghini lancer lancia landrover lexus lincoln lotus
malibu maserati maxima mazda mclaren mercedes mercury miata mitsubishi mondeo monza mustang nissan nova opel passat peugeot pontiac porsche
prelude prius quattro ranger renault rover saab saturn scirocco sentra shelby sierra silverado silvia skoda skyline stingray subaru supra suzuki
tacoma tahoe tempra tesla thunderbird toyota transam triumph tundra turbo vauxhall vectra viper vitara volkswagen volvo wrangler yamaha yugo ducati
aprilia vespa tractor trucker airbus boeing cessna concorde spitfire tornado mustang phantom hornet blackbird adidas nike puma reebok gucci prada
armani chanel dior versace rolex cartier omega swatch apple amiga atari commodore compaq dell gateway hewlett ibm intel lexmark logitech macintosh
microsoft motorola nintendo nokia oracle packard panasonic pentium philips pioneer playstation powerbook presario samsung sega siemens sony sanyo
toshiba verizon windows xbox gameboy gamecube android iphone facebook google gmail hotmail yahoo youtube twitter myspace amazon netflix linux ubuntu
debian redhat unix solaris java javascript python pascal fortran cobol database server router modem printer keyboard monitor pixel internet network
website webmaster hacker coder program computer software hardware system access root admin sysadmin guest user login letmein coke cocacola pepsi
drpepper sprite fanta redbull budweiser budlight coors heineken corona guinness carlsberg becks stella miller molson labatt jackdaniels bacardi
smirnoff captain jameson johnnie marlboro camel newport winston salem gitanes gauloises mcdonalds burgerking subway starbucks timhortons hershey
snickers skittles twix kitkat oreo nutella doritos pringles fender gibson ibanez jackson marshall steinway stratocaster telecaster lespaul
`;

const SHOWS = `
abba acdc aerosmith alabama anthrax aphex babyshambles backstreet badreligion beastie beatles beethoven bjork blacksabbath blink182 blondie blur bobmarley
bonjovi bowie britney bush carpenters cher chopin clapton clash coldplay coltrane coolio cranberries creed cure deftones depeche depechemode dido disturbed
doors drake dylan eagles elvis eminem enya evanescence faithless floyd foofighters garbage genesis godsmack gorillaz greenday grateful gratefuldead gunsnroses
hendrix incubus inxs ironmaiden jagger jamiroquai joplin journey judaspriest kiss korn kravitz ledzeppelin lennon limpbizkit linkinpark ludacris madonna manson
marillion marley mariah matchbox mayhem mccartney megadeth metallica moby motley motorhead mozart muse nas nickelback nirvana nsync oasis offspring ozzy pantera
pearljam phish pinkfloyd pixies placebo police portishead prince prodigy queen queensryche radiohead rage rammstein ramones rancid redhot rihanna rollingstones
rush sabbath santana scorpions selena sepultura shakira sinatra slayer slipknot smashing snoop snoopdogg soundgarden spears springsteen staind sting sublime
supertramp tool tupac twain underworld usher vangelis vanhalen weezer whitesnake wutang yanni zappa zeppelin zztop guitar guitarist bassist bass drums drummer
piano pianist violin violinist trumpet trombone saxophone clarinet flute cello keyboard singer music musician melody harmony rhythm reggae hiphop techno trance
house jungle metal heavymetal punk punkrock rocknroll jazz blues opera classic classical disco dance dancer ballet
akira aladdin aliens alien ariel asterix avatar avenger avengers babylon5 bambi barbie barney bart batgirl batman beavis beetlejuice blackadder blade bobafett
bond007 braveheart buffy bugsbunny bumblebee butthead buzz captain cartman casper catwoman charmed chewbacca chewie chucky cinderella conan constantine
coyote crusader cyclops daffy daredevil darkman darthvader darthmaul deadpool dexter dilbert dracula dragonball dragonballz dukenukem dumbo elmo emerald
enterprise excalibur fantomas farscape flash flintstone frankenstein freddy frodo futurama galactica gambit gandalf garfield ghostrider gizmo gladiator
godfather godzilla goku goofy gotham gremlin gremlins groovy gundam halflife hamlet hancock hannibal hansolo harrypotter hawkeye hellboy hellraiser hercules
highlander hobbit hobbes homer homers hulk icarus indiana indianajones inuyasha ironman jamesbond jedi jedimaster joker kenobi kermit kingkong kirk klingon knightrider
kramer legolas leeloo leia lestat lionking loki looney lordoftherings luigi luke macgyver magneto mario marvin matrix maverick maximus megaman merlin mickey
mickeymouse minnie moose morpheus mortal mowgli mrbean mulder mufasa muppet muppets naruto nautilus nemesis nemo neo nightwing obiwan odyssey optimus oscar
pacman padme panther patches peanuts peewee penguin peterpan phantom pikachu pinocchio pluto pokemon pooh popeye potter predator punisher quake quicksilver
rambo ranma raptor reaper ripley robin robocop rocky rugrats sailormoon samurai sauron scarface scooby scoobydoo scream scrooge scully seinfeld sephiroth sherlock
shrek simba simpson simpsons skeletor skywalker smallville smeagol smurf snoopy snowwhite sonic southpark spawn spiderman spock spongebob stargate starcraft
starfleet startrek starwars stewie stitch storm supergirl superman tarzan tazmania tazz terminator thor thundercats tigger timelord tinkerbell titanic tolkien
topgun transformer transformers trinity trooper tweety twilight ultraman unforgiven vader vegeta venom voldemort voltron voyager walle waldo warcraft warhammer
wolverine wonderwoman woody xena xfiles xmen yoda yoshi zelda zoidberg zorro diablo doom everquest morrowind oblivion runescape minecraft fortnite tetris chess
checkers poker blackjack casino gambler gambling jackpot lottery monopoly
`;

const THINGS = `
aardvark albatross alligator anaconda animal antelope armadillo badger barracuda basset beagle bear bears beast beaver beetle bigcat bigdog birdie bison blackbird
blackcat blackdog blackjack bloodhound bluebird bluejay boar bobcat boxer budgie buffalo bull bulldog bumblebee bunny butterfly buzzard camel canary cardinal caribou
catdog catfish cheetah chicken chihuahua chimp chinchilla chipmunk cobra cockatoo collie condor coon cougar cow cowboy coyote crab crane cricket crocodile crow dachshund
dalmatian deer dingo dinosaur doberman dog doggie doggy dogman dolphin donkey dove dragon dragonfly dragons duck duckie duckling eagle eagles eel elephant elk falcon ferret
finch firefly fish fishes fishing flamingo fox foxy frog froggy frogger gator gazelle gecko gerbil giraffe goat goldfish goose gopher gorilla grasshopper greyhound griffin
grizzly groundhog guppy hamster hare hawk hedgehog hippo hornet horse horses hound hummingbird husky hyena iguana impala insect jackal jackass jackrabbit jaguar jellyfish
kangaroo killerwhale kitten kitty kittycat kiwi koala labrador ladybug lamb lemur leopard lion lioness lizard llama lobster lynx mackerel mallard mammoth manatee mantis
marlin mastiff meerkat mongoose monkey monkeys moose mosquito moth mouse mule mustang nightingale octopus orca oriole osprey ostrich otter owl ox oyster panda panther
parakeet parrot peacock pelican penguin peregrine persian pheasant pig piglet pigeon piranha pitbull platypus polarbear pony poodle porcupine possum puffin puma puppies
puppy python quail rabbit raccoon ram rat rattlesnake raven reindeer reptile retriever rhino roadrunner robin rooster rottweiler salamander salmon scorpion seagull seahorse
shark sharks sheep shepherd shrimp siamese skunk sloth slug snail snake snakes sparrow spider squid squirrel stallion starfish stingray stork swallow swan swordfish tarantula
terrier tiger tigers toad tortoise toucan trout tuna turkey turtle unicorn viper vulture wallaby walrus wasp weasel whale wildcat wolf wolfman wolves wombat woodpecker worm
yak zebra aquarius aries cancer capricorn gemini leo libra pisces sagittarius scorpio taurus virgo zodiac mars venus jupiter saturn neptune pluto uranus mercury earth moon
moonlight moonbeam sunlight sunrise sunset sunshine starlight stardust stars galaxy cosmos cosmic comet meteor nebula eclipse orbit planet universe space spaceman rocket shuttle
asteroid solar lunar gravity infinity eternity forever future history ancient modern primitive amber amethyst aqua beige black blackie blue bluebell bronze brown burgundy copper
coral crimson cyan diamond diamonds ebony emerald gold golden goldie gray green indigo ivory jade lavender lilac magenta maroon navy nickel onyx opal orange orchid pearl pearls
pink platinum purple quartz red ruby sapphire scarlet silver steel tangerine titanium topaz turquoise violet white yellow apple apples apricot avocado bacon bagel banana bananas basil
beans beef beer berry biscuit blueberry brandy bread broccoli brownie bubbles bubblegum burger butter buttercup cabbage cake candy caramel carrot cashew caviar champagne cheese
cheeseburger cherry chestnut chicken chili chips chocolate cider cinnamon clover cocoa coconut coffee cookie cookies corn cracker cranberry cream crumpet cucumber cupcake curry custard
daiquiri donut doughnut dumpling eggplant espresso fajita fudge garlic ginger grape grapes gravy guacamole ham hamburger hazelnut honey honeybee hotdog icecream jelly jellybean ketchup
lasagna lemon lemonade lemons licorice lime lollipop macaroni mango maple margarita marmalade marshmallow martini meatball meatloaf melon milk milkshake mint mocha molasses muffin mushroom
mustard noodle noodles nutmeg oatmeal olive onion orange oregano pancake papaya paprika parsley pasta pastry peach peaches peanut peanuts pear pecan pepper peppermint pepperoni pickle pickles
pineapple pistachio pizza plum popcorn porkchop porridge potato pretzel pudding pumpkin radish raisin ranch raspberry ravioli rhubarb rice risotto rootbeer saffron salad salami salsa salt
sandwich sausage scotch sesame sherbet sherry snack soda soup spaghetti spinach steak strawberry sugar sushi syrup taco tacos tequila toast toffee tomato truffle turnip vanilla vinegar vodka
waffle walnut watermelon whiskey whisky wine yogurt zucchini acorn blossom cactus carnation cedar cypress daffodil dahlia daisy dandelion fern flower flowers forest garden gardenia geranium
grass heather hibiscus holly hyacinth iris ivy jasmine juniper lilies lily lotus magnolia marigold mimosa mistletoe moss oak orchid palm pansy petunia pine poppy primrose rainforest rose
rosebud roses seed spruce sunflower thistle tulip tulips violets willow airplane aircraft airport anchor angel angels antique archer arrow arsenal artist astronaut axe baby backpack bagpipe
balloon bandit banjo bank banner barrel basket battery battle battleship beach beacon bicycle bigboy bird blade blanket blaster blizzard block bomb bomber book books boomer boot boots boss bottle
bottom boulder bowler bowman boxcar bracelet brain brave bravo breeze brick bridge broadcast broken brother brothers brush bubble bucket buckle buddha bullet bullets bumper butcher butler button
buttons cabin cable camera camelot campus candle cannon canvas captain caravan carbon carpet carriage cart cartoon castle cathedral cavern center central chain chair chance chaos chapel charcoal
charity charm chief children chimney chopper christ christmas church cinema circle circus citizen city classic clipper cloud clouds clown coach coast coffin coin college colonel colors comanche
combat comedy comic command commander commando compass concert concrete condor congress connect console contact control cookie copper cosmo cottage country courage cover crash crazy creation creative
creature crew crime cross crossbow crown cruiser crusade crypto crystal cupid curious current curtain custom cutter cyber cyclone dagger dark darkness darkside darling dart dawn daylight deadly deadman
death deathstar december defender delete delta demon demons dentist desert design designer desire desk desktop destiny destroy destroyer detective devil devils diesel digger digital dirt dirty discover
discovery disney divine doctor dollar dollars domain doors dorothy double dragster dream dreamer dreaming dreams dungeon dynamite dynamo easter echo eclipse economy editor edition education eight electra
electric electron element eleven elite embrace emperor empire empty energy engine engineer enigma enter epic error escape eternal evening everyone everything evil example excellent exotic express extreme
eyeball fabulous factory fairy faith fallen family famous fanatic fantastic fantasy farm farmer fashion fast fastball faster father favorite fear fearless feather february federal fiction fiddle field fighter
figure filter final finger finish fire fireball firebird firefighter fireman fireplace fires firestorm fireworks first fitness five flame flash flashlight flight flipper floppy flower fluffy flute flying folder
foolish formula fortress fortuna fortune forty forward fountain fragile freak freaky freddy free freebird freedom freeman freestyle freeway fresh friday friend friendly friends friendship frontier frost frosty
frozen funky funny funtime fusion galaxy gallery game gamer games gaming gangster garage garbage gateway general genius gentle ghost ghosts giant giants gift giggles girl girls glacier glass glitter global
glory goblin goddess gods good goodboy goodbye goodday goodgirl goodluck gothic grand granny graphics gravity great greed greeneyes grenade grumpy guardian guest guide guitar gunner gypsy hacker hacking halloween
hammer hammers handball handsome handy happiness happy happyday harbor hardcore hardware harmony harvest hate havefun heart heartbeat heartbreak hearts heaven heavy hell hellfire hello hellohello helmet helper
heritage hero heroes hidden highland highway hillside hippie hobby holiday hollow hollywood home homerun homework honest honeymoon honor hooker hooligan hope horizon horror hospital hotel hotrod hotstuff hottie
house housewife hunter hunting hurricane hustler icehouse iceman icecube icicle idiot ilovegod imagine immortal imperial important impossible indian indians inferno infinite inside inspiron instinct insurance
intense invisible iron island jackpot jacket january jasmine jester jewel jewels jigsaw jingle joker journey judge juice juicy jump jumper jungle junior justice justme kamikaze katana keeper killer killers kinder
king kingdom kingfish kingpin kings kisses kissme kitchen knife knight knights knock knuckles ladder lady ladies laguna lantern laptop laser laughing laughter lazy leader leather legend legends legion letter
liberty library license lifetime light lighter lighthouse lightning lights lights limited limousine lion liquid listen little live living locker logical lonely lonesome longhair looking looser lordship loser
lottery lotus love lovable lovebug loveme lovely lover loverboy lovers loves lovestory loving lucifer luckily lucky luckydog luckyone lunatic lunchbox machine madman madness mafia magic magical magician magnet
magnetic magnum mailbox mailman majestic majesty malice mandarin maniac mansion marathon marble march marine mariner marines market marshal martial marvel mask massacre massive master masters mature maximum mayday
mayhem meadow medical medicine medusa member members memories memory mental mermaid message metal method midnight mighty military million millions miracle mirage mirror mischief missile mission mister mistress
mobile model modern moment monday money monitor monk monster monsters montana moon moonshine morning mortal mother motion motor motorbike motorcycle mountain mountains movie movies murder muscle museum mustang mutant
myself mystery mystic mystical myth nascar nathan nation national native natural nature naughty needle nightmare nights nighthawk nightwing ninja nobody nomad noodles normal north northern nothing november nuclear nugget
number number1 nurse nurses oasis ocean oceans october office officer offshore olympic olympus omega online open opera operator oracle orbital orchard order organic original outback outcast outdoor outlaw outside
overlord packers paint paintball painter palace paladin pancake panic panzer paper paradise paradox paranoid parrot party passion passport password patience patriot payday peace peaceful peanut pebble pebbles pencil
people percussion perfect performance phantom philosophy phone photo photos physics picture pictures pilgrim pillow pilot pinball pirate pirates pistol planet plasma plastic platform player players playground playing
please pleasure plumber pocket poetry poison polar police policeman polish politics popcorn popstar popular portal positive poster potato powder power powerful powers prayer precious premier premium presence
president pressure pretty pride priest primary prime primetime princess princesse printing prison private problem professor project promise prophet prospect prosper protect protocol proverbs psycho public pumpkin puppet
purple pyramid qualified quality quantum quarter queen queens question quick quiet racecar racer radical radio railroad rainbow rainbows raindrop raining rainman rainstorm rapper rascal razor reality reason rebel rebels rebirth
recovery redeemer redeye redhead redneck redsun reflex regular reject relax release religion remember remote renegade rescue research reset response revenge reverse review revolution revolver ribbon rider ridge riders
ringo ripper river rivers roadkill roadster robot robotics rocker rocket rockets rocknroll rockstar roller rollercoaster romance romantic rookie roomba rooster rotten roulette router royal runner russian sabre sacred sacrifice
safety sailing sailor samsung sanctuary sandals sandbox sandman sandstorm sandy satan satellite saturday savage savior scandal scanner scarecrow school science scientist scissors scooter scorpion scout scouts scream
screamer screen sculpture search season second secret secrets secure security seeker select senator senior sense sensei september sergeant serious serpent service session seven seventeen shadow shadows shaman shampoo shelter
sheriff shield shine shining shiny shipping shocker shooter shooting shopping shorty shotgun shoulder shower shredder shuttle silence silent silly simple simplicity sinister sinner sister sisters sixteen sixty skater skinny
skipper skull skyhawk skyline slacker slayer sleep sleeping sleepy slinky slippery smart smash smile smiles smiley smiling smoke smokey smoker smoking smooth smoothie snapper sneaky sniper snowball snowboard snowflake
snowman snuggles society sojourn soldier soldiers solitude solomon someone something sophia sorcerer soulmate sound south southern southside southpaw spanish spanky spark sparkle sparkles sparky spartan special spectrum speed
speedy spider spirit spirits splash splinter spooky sport spring springs sprinkle sprint squad square squeaky squirt stadium stalker standard starbuck stargazer starship start station stealth stereo sterling steward sticker sticky
stinky stinker stonecold stones storage stories storm stormy story strange stranger strategy stream street strength stress strider strike striker stripper strong strongman student studio stupid submarine success sugar suicide
summer summers summit sunday sundance sunday sunflower sunny sunrise super superb superfly superior supernova superstar supervisor support supreme surfer surfboard surprise survivor sweet sweetie sweetheart sweetness sweetpea
swimmer swimming swinger swiss sword swords symphony syndrome system tactical talent tango tanker target tattoo tattoos teacher team tears teddy teddybear teenager telephone television temple temptation tempest tennis terror
terrorist testing thanks theater theatre theboss thegame theking themaster therock thinker thirteen thrasher throne thumper thunder thunderbolt thursday ticket tickle tiger tigerlily timber timeless times tinker titan toaster
tobacco together tomahawk tombstone tomcat tomorrow tongue topgun topper torch tornado torpedo touchdown touching towers toyboy track tractor trader traffic trailer training trains traitor tranquil transfer transit travel
traveler treasure trees trek triangle tribal tribe trickster tricky trident trigger triple triumph trooper trophy tropical trouble truck trucks true truelove trust trustme trustno1 truth tuesday tunnel turbo twenty twisted
twister ultimate ultra umbrella unbreakable underdog undertaker unique united unity universal universe university unknown unlimited upgrade uptown utopia vacation vacuum valentine valhalla valiant valley vampire vampires vanity
vector velocity velvet vendetta venture veteran victory video village villain vintage violence virtual virus vision visitor visual vitamin volcano volleyball voodoo vortex voyage vulcan walker walnut wanderer wanted warcraft
warehouse warlock warlord warrior warriors watcher water waterfall weather weaver webmaster wedding wednesday weekend welcome werewolf western westside whatever wheel wheels whisper whistle whiteboy wicked wicked wilderness wildfire
wildman windmill window winds windsurf windy wings winner winners winter wisdom wishbone wizard wizards wonder wonderful wonderland woodland workout world worship wrestler wrestling writer xanadu yellow yesterday yourself youth
yummy zenith zephyr zero zipper zodiac zombie asshole assholes badass bastard biatch bigass bigballs bigcock bigdick bigtits bitch bitches bitchass blowjob blowme bollocks boner boobies boobs booger bugger bullshit butthead butthole
buttfuck clit cocks cocksucker crap cum cumshot cunt damnit dickhead dickhead dildo dumbass dumbfuck eatme erotic escort fetish fuck fucked fucker fuckers fuckface fuckhead fucking fuckit fuckme fuckoff fuckthis fuckyou gangbang
goddamn hardcore hentai hooters horny hotgirl hotgirls hotsex iloveporn jackoff jerkoff kinky lesbian lesbians lickme lingerie makelove milf motherfucker mofo naked nasty naughty nipple nipples nude nudes nudist orgasm orgy pecker
pervert phuck pissed pissing pissoff playboy porn porno pornstar prick pussies pussy pussycat rapist redlight screw sex sexgod sexmachine sexo sexual sexxx sexy sexyboy sexygirl sexylady shag shit shithead shitty slave slut sluts
spank spanking sperm stfu stripper suckit suckme sucker sucks swinger threesome thong thongs titties tits topless twat vagina viagra virgin voyeur wanker weed weedman whore whores xxx xxxx pimp pimpin gangsta gangster thug thuglife
playa player bigdaddy bigpimp bigmoney doobie dope ganja marijuana cannabis cocaine heroin stoned stoner bong smoke420
`;

/** Words with spaces between them. */
export const COMMON_NAMES = FIRST_NAMES + LAST_NAMES + PLACES + TEAMS + MAKES + SHOWS + THINGS;
