// Generated from WordNet by pnpm generate (scripts/related-words.ts); do not edit. WordNet's licence:
//
// WordNet Release 3.0
//
// This software and database is being provided to you, the LICENSEE, by
// Princeton University under the following license.  By obtaining, using
// and/or copying this software and database, you agree that you have
// read, understood, and will comply with these terms and conditions.:
//
// Permission to use, copy, modify and distribute this software and
// database and its documentation for any purpose and without fee or
// royalty is hereby granted, provided that you agree to comply with
// the following copyright notice and statements, including the disclaimer,
// and that the same appear on ALL copies of the software, database and
// documentation, including modifications that you make for internal
// use or for distribution.
//
// WordNet 3.0 Copyright 2006 by Princeton University.  All rights reserved.
//
// THIS SOFTWARE AND DATABASE IS PROVIDED "AS IS" AND PRINCETON
// UNIVERSITY MAKES NO REPRESENTATIONS OR WARRANTIES, EXPRESS OR
// IMPLIED.  BY WAY OF EXAMPLE, BUT NOT LIMITATION, PRINCETON
// UNIVERSITY MAKES NO REPRESENTATIONS OR WARRANTIES OF MERCHANT-
// ABILITY OR FITNESS FOR ANY PARTICULAR PURPOSE OR THAT THE USE
// OF THE LICENSED SOFTWARE, DATABASE OR DOCUMENTATION WILL NOT
// INFRINGE ANY THIRD PARTY PATENTS, COPYRIGHTS, TRADEMARKS OR
// OTHER RIGHTS.
//
// The name of Princeton University or Princeton may not be used in
// advertising or publicity pertaining to distribution of the software
// and/or database.  Title to copyright in this software, database and
// any associated documentation shall at all times remain with
// Princeton University and LICENSEE agrees to preserve same.

/** Lines `stem same…|kind…`: stems that say the same as a stem, and those of which one is a kind of the other. */
export const RELATED_WORDS = `
ab ba av plastic
abandon desert forsak defect derelict unconstraint wanton vacat reject
abas abasia abat humili abject mortifi degrad chagrin humbl decad degeneraci
abash bash chagrin embarrass
abbei abbati
abbot abbati archimandrit abb
abbrevi abridg foreshorten shorten truncat revis signifi rewrit redactor apocop redact
abdomen abdomin belli venter stomach underbodi
abdomin paunchi potbelli abdomen fat avoirdupoi
aberr deviant devianc deviat abnorm deflect abnormalci
abet abett abettor instig encourag
abhor abhorr abomin loath execr
abhorr abhor detest loath repugn repuls odium abomin execr obscen hatr disgust signatori
abid endur bide imperish toler complianc resid brook conform stai bear honor tenanc
abil abl qualiti compet acquir capabl creativ adapt aptitud bilingu contractil immunocompet interoper
abject abas scummi scurvi degrad miser unhop decad humili degeneraci
abl abil ablat baccalaur
ablat extirp excis abl adenoidectomi adrenalectomi appendectomi appendicectomi cholecystectomi clitoridectomi embolectomi endarterectomi hypophysectomi
ablaz aflam afir aflar redden inflam arous
abli aptli capabl compet
abnorm abnormalci freakish irregular unnatur aberr anomal atyp abrachia acardia aceph acephali acephalia
aboard alongsid
abod dwell resid domicil habit home hous condo hermitag messuag yurt
abolish abolit
abolit abolish abolitionari
abolitionist abolition emancipationist reform crusad meliorist reformist
abomin abhor loath loather odiou abysm detest execr odious repuls rottenli atroci abhorr
aborigin indigen primaev primev primordi nativ primal person individu filipino somebodi levantin mauritian
abort abortionist stillborn unsuccess miscarriag stillbirth
abound abund galor
abreact catharsi katharsi purg
abridg abbrevi foreshorten shorten condens capsul revis summari rewrit redactor redact
abroad oversea
abrog annul repeal cancel
abrupt brusqu curt gruff precipit steep sudden disconnect short interrupt disrupt rude
abruptli suddenli
abscess symptom
absenc absent lack defici nonoccurr away
absent absentmindedli abstractedli inattent absenc absente
absente absent travel default expat awol expatri truant
absentmind absentminded abstract scatti
absentmindedli absent abstractedli inattent
absolut utterli perfectli utter absolutist absolv authoritarian caesar dictatorship monocraci shogun stalin stark
absorb engross grip rivet fascin enwrap absorpt intent wrap imbib captiv ingest assimil
absorpt absorb coeffici sorption
abstain abstent desist nondrink abstin ascet teetotal stylit teetotalist
abstent abstenti abstain abstin
abstract absentmind abstracted abstractor scatti filch nonfigur nonobject pilfer purloin snarf author concept
abstraction abstractionist unreal
abstrus recondit profund obscur profound wisdom incomprehens
absurd ridicul fatuiti fatuous derisori preposter silli laughabl nonsens meaningless hokum
abund abound copious teeming plenti luxuri profus lush plenitud bounti overmuch plenteous plentitud
abus maltreat scurril mistreat opprobri pervert contum revil offend wrongdoer
abyss abysm unfathom chasm
ac actinium hotshot maven mavin superstar wiz wizard uniti virtuoso mona
academ academia academic scholastic academi donnish pedant tradition
academi academician academ gym lyce lyceum
academicianship academician berth
acced defer acquiesc assent bow
acceler accel acceleratori quicken speedup throttl speed catalyst
accent emphas accentu stress emphasi tonic dialect action
accentu emphas accent emphasis stress punctuat
accept toler recogn recognis adopt credenc espous consent satisfactori admiss
access approach avail handi assent admitt entre
accessori accouter accoutr appurten ancillari supplement accessari cloth trap trim habili
accid fortuiti accident coincid misadventur happenst
accident inadvert unintention unexpectedli nonessenti circumstanti accid incident
acclaim acclam hail herald plaudit applaud
acclimat acclim acclimatis climat adapt
accommod oblig reconcil adapt adjust suit fit helper benefactor
accompani consequ ensuant result concomit sequent collater incident attend accompanist backup happen occurr
accomplic confeder assist helper decoi
accomplish achiev doabl manag realiz fulfil realis complet attain effect execut acquir action
accord concord agreeabl conform harmon harmonis consort allot
accordingli consequ
account accountantship answer comptrol control chronicl histori explan job respons occup clerk biographi
accouter accoutr accessori cloth furnish trap habili wearabl vestur
accredit licenc licens commiss recognis certif enfranchis
accret accretionari accumul
accru accumul accrual accruement
accultur encultur cultur social socialis
accumul accru cumul amass accrual accruement compil accret aggreg collect gather hoard conglomer
accuraci truth qualiti exact fidel exactitud
accus accusatori crimin incrimin impeach defend disput alleg imput recrimin controversialist inculp erist
accustom habitu wont customari
aceton propanon resolv dissolv solvent keton
acetonemia ketonemia ketosi symptom
ach achi languish yen
achiev accomplish attain doabl succeed manag realiz winner reach person possibl action individu
acid acidul acidifi sour acerb acrid vitriol blister caustic elvi sulfur sulphur alcapton
acknowledg admit recognit quotat refer credit thank greet regret apolog farewel handclasp handshak
acolyt clergyman reverend thurif
acoust acoustician phonet harmon
acquaint convers familiar familiaris acquaintanceship introduc
acquiesc biddabl assent acced conced
acquir acquisit skill attain accomplish soldier obtain contract abil receipt marksmanship salesmanship craftsmanship
acquisit acquir inherit incur procur regain moneymak greed bibliomania buyout
acquit acquitt assoil exculp exoner comport deport
acr demesn estat plantat baroni countryseat feoff fief glebe leasehold realti signori smallhold
acreag expans
acrobat gymnast tumbl athlet aerobat stunt balanc aerialist contortionist funambulist jock
act perform playact action actuat behav actabl roleplai heroic reenact ham overact skit
action act activ take achiev save select accomplish emphas pick interact accent bruxism
activ activist actuat energ trigger spark particip action continu train perform measur effort
actor histrion thespian player perform actress pantomim mimer mummer pantomimist playactor reenactor upstag
actress actor histrion starlet tragedienn thespian
actual actualis realiz realis exist liter substanti factual real genuin objectif being entelechi
actuat activ propuls trigger spark motiv act prompt incit shoot push pull launch
acut keenli keen acuiti incis penetr sharp pierc astut sagaci sapient shrewdli acuat
ad advert advertiz advertis allud mention cite refer public promot beverag lemonad flyer
adam obduraci unyielding intransig inexor adamantin firm resolut
adapt adaptor arrang accommod alter conform transcrib adjust domest abil orchestr acclimat dedifferenti
add addit append
addict depend habitu junki
addit add improv extra fluorid annex fluoridis
addlebrain addlep muddlehead puddinghead
address addresse url
adenoma fibroadenoma lymphadenoma
adept adroit deft skil profici skill quick practic hotshot maven mavin superstar wiz
adequ adequaci enough satisfactori
adequaci adequ suffici satisfactori
adher discipl adhes attach coher cling follow royal unitarian ecclesiastic amoralist clericalist diabolist
adhes adher materi sticki birdlim
adieu adio arrivederci cheerio goodbi goodby sayonara bye farewel
adio adieu arrivederci cheerio goodbi goodby sayonara bye farewel
adjac contigu neighbor contermin next near
adject adjectiv modifi
adjectiv adject
adjoin abut butt adjunct
adjourn dissolut recess
adjud adjudicatori resolv judg settl person individu somebodi
adjunct junction adjoin ancillari appurten join nonessenti
adjust adjustor alin modif alter conform familiar familiaris accommod align adapt tighten readjust
administ administr dispens
administr administ govern dispos presid manag director hotelman hoteli hotelkeep
admir laudabl praiseworthili wonder protagonist support ador commend booster esteem like believ second
admiss admitt admit enter accept permiss matricul matric readmiss ingress
admit acknowledg admitt intromit admiss
admittedli confessedli avowedli
admix admixtur
admonish reproach reprov admonit admonitori monit monish warn caution discourag remind reproof defend
admonit admonish warn monit advic
ado flurri bustl hustl fuss din rumpu rucku ruction
adolesc stripl teenag teen pueril chebab pachuco
adoni man
adopt espous accept borrow adopte approv parent bless
ador endear endearingli idol idolis worship dote latria admir love fond attract lover
adorn decor ornament beautifi embellish grace epaulet trinket boutonnier epaulett fallal frontlet furbelow
adroit adept deft quick skill dexter sleight
adsorb adsorpt sorbat sorbent
adult grownup adulthood grow person woman disarm oldster warmong conservativist homebodi liberalist militarist
adulter adulteri fornic extramarit debas cheat extracurricular impur libertin adulteress debauche fornicatress hussi
adulthood matur adult
advanc further progress process better encourag innov promot workflow
advantag favor favour profit vantag posit privileg auspici propiti asset expedi
advent adventist parousia come reach christian
adventur adventuresom venturesom adventurist escapad ventur explor gambl person individu project undertak task
adverb adverbi
adverbi adverb
advers opposit hardship inauspici untoward victim disast misfortun nadir
adversari oppos antagonist resist oppon person individu foe withstand duelist dueler dueller duellist
advertis adman advert ad advertiz publicis public promot circular publicist flyer plugger touter
advic recommend propos admonit
advis advisor consult weigh advise notifi deliber advisori rede counsel appris appriz suggest
advisedli designedli intention purpos deliber
advisor advis consult counselor fashionmong staret tipster
advoc propon recommend expon urg advocaci person individu support admir justifi vindic neutralist
advocaci protagon advoc
aegi auspic breastplat egi
aeon eon aeonian
aerat oxygen air oxygenis apparatu setup
aerial antenna ether aeriform aeri air
aerob aerophil organ
aerodynam aeromechan flow sleek mechan
aerosol aerosolis smoke cloud fog haze
aeschylu aeschylean
aesthet esthet aesthetician philosophi connoisseur cognoscent
affabl amiabl bonhomi genial cordial condescending
affair amour liaison matter intimaci thing involv
affect affection emot philia touch poignant affected manner warm warmhearted fond tender move
affectingli poignantli touchingli
affection affect lovesom fond philia loving warm warmhearted tender dearli uxori
affidavit testimoni
affili connect attach consort assort reaffili
affin kinship kinsperson
affirm assert assever avouch avow declar confirm corrobor substanti affirmatori approb approbatori plausiv
affix affixi append suffix prefix graft
afflict strike pain sore smite impair bane misshapen tribul
affluenc affluent rich wealth wealthi
afford give yield
affront diss insult indign
afghan afghanistan pashto pashtu paxto afghanistani
afir aflar alight ablaz aflam
aflam ablaz afir arous aflar
aflar afir flare alight ablaz aflam
afloat directionless planless rudderless undirect aimless awash flood inund overflow adrift
afoot underwai
aforesaid aforement sai
africa african
african africa
aft abaft astern
aftereffect effect consequ upshot
afternoon daylight daytim
afterward subsequ later
ag aged senesc elderli older silver ripen new old young catabiosi mellow
agap gape
agat calcedoni chalcedoni
agenc bureau offic agenti in ph afisr arda bj bja bmdo ccrc cdc
agenda schedul docket agendum plan program fare
agent agenti elimin satisfi relax weaken shorten impair repress quicken retard enliven invigor
agglomer agglom cluster cumul heap collect devic bunch clump aggreg chunk clod glob
agglutin polysynthet haemagglutin hemagglutin isoagglutin
agglutinin antibodi isoagglutinin
aggrav exacerb provok exasper provoc worsen annoy aggro
aggreg collector collect assembl accumul congeri assemblag person group find individu law data
aggress sharpli aggressor attack pugnac belliger offici competit comb intrus milit meddlesom
aggressor aggress assail assault attack ambush retali offend bludgeon aveng rapist roughneck ruffian
aghast appal dismai shock
agil leger nimbl spry lightsom light grace
agit foment provok hullabaloo commov unrest budg ferment tempestu troublemak troubler swither tizzi
agoni agon agonis excruci suffer agonist torment throe
agre concur agreeabl agreement concord
agreeabl enjoy amen pleasantli concord agre accord conform affirm disposit complais complianc tempera
agreement agre correspond conform
agricultur agribusi agriculturist husbandri farm agrarian usda
agu sick ill maladi unwel
ahead forrad onward forward
ahorseback ahors
aid aidoneu assist hade help adjut auxiliari offic immunodefici
ail unwel peak indispos ailment seedi sickli garlic poorli flavor flavour
ailment complaint ail disord kinetosi
aim intent purpos object
aimless purposeless directionless planless rudderless undirect afloat adrift drift vagrant meaningless
air airi aerifi dissemin ventil aerat spread pose aerial affected
aircraft bogi
airflow flow
airi air buoyanc ether spacious commodi
airili flippantli
airless unair stuffi
airplan plane bomber airlin biplan monoplan seaplan hydroplan
airport aerodrom airdrom drome airfield heliport
airspe speed veloc
airwai skywai schnorchel schnorkel upcast
aisl gangwai
akin kindr consanguin
alabama al south
alabaman alabamian
alabamian alabaman
alabast alabastrin gypsum
alarm alarmist constern horrifi dismai appal alert warn fright
alaska ak alaskan
album scrapbook
albumin albumen lactalbumin ricin
alcohol inebri dipsomania potomania alki boozer dipsomaniac intoxic alcoholis soaker drunken spirit liquor
alderman aldermanli repres
alert vigil watch wake alarm
alfresco outdoor outsid
alga algal diatom seawe chlorella chlorophyt cryptomonad cryptophyt euglenid euglenoid euglenophyt protoctist
algebra algebraist quadrat
algerian algeria
alibi exculp excus
alien disaffect anom alienag estrang disori noncitizen outland foreign exot psychiatri
alight afir aflar
align posit alin coalit allianc adjust bloc
alik similitud like compar similar resembl
aliquot divisor
aliv anim live life exist surviv being
alkali alkal alkalifi cyanuramid glyoxalin imidazol iminazol melamin pyridin purin pyrimidin
alkalin alkal alkalinis ph
alkylbenzenesulfon sulfon
alleg aver sai accus
allegi commit fealti loyalti dedic cooper consecr
allegori allegor apologu parabl allegoris fabl emblem
allei alleywai street
allevi alleviatori eas mitig mitigatori reliev assuag lenit palli facilit palliat easement relief
alleywai allei street
alli allic confed nation countri shad alin
allig gator crack leather
alloc allocat apportion apport parcel allot assign distributor ration reallot reapportion
allot alloc assign dispens distribut accord realloc
allow permiss permit leewai
allus allud indirect
alo physic purg aperi succul
alon lonesom solitari exclus sole loneli disposit reclus tempera friendless
aloof standoffish withdrawn remot upstag indiffer
aloud loudli
alphabet alphabetis abc rudiment order
alter neuter san therapeut cur heal remedi adapt chang fix modif adjust happen
alterc argufi fraca quarrel affrai disput scrap wrangl batrachomyomachia dustup
altern instead option choic decid obvers druther
altitud altitudin alt el height
altogeth total wholli entir complet
altruism altruist selfless unselfish
aluminum alumin aluminis aluminium al metal
alundum alumina
alveolu alveol
amass cumul accumul conglomer compil hoard collect gather
amateur recreat person individu convict birder hobbyist sciolist somebodi dabbler dilettant
amateurish inexpert unskil
amaz astoni astonish astound stun aw awesom dumbfound flummox nonplu puzzl mystifi bewild
ambassador ambassadori ambassadorship embassador diplomat ambassadress diplomatist
amber gold
ambianc ambienc atmospher condit flavor glum miasm miasma
ambigu equivoc sai loophol amphibolog parisolog amphiboli locut
ambit scope rang ambiti compass aspir orbit desir extent expans confin internation gamut
ambiti challeng ambit determinedli aspir
ambl ambler mosei ambul perambul stroll saunter
ambul ambulatori ambl car automobil auto motorcar
ambuscad ambush waylai bushwhack scupper trap
ambush ambuscad waylai bushwhack scupper attack assault assail aggressor
amen amon amun comfort conveni cooper agreeabl conform tractabl pleasant livelihood
amend amendatori correct damag indemnif redress improv indemn restitut repar amelior melior compens
america american usa
american americanis america nation patriot
americana artifact artefact
amiabl affabl bonhomi genial cordial amiti mood jolli condescending jolliti
amic friendli
aminomethan methyl
amiss haywir imperfectli awri wrong
amiti cordial amiabl
ammo ammunit arm shell cartridg munit weaponri canist
ammunit ammo arm shell cartridg munit weaponri canist
amor amoralist immor am cupid enamored sexi amatori erot erotic qualiti doctrin philosophi
amorist buff devote
amorph shapeless formless
amount sum quantiti receipt asset peanut
amp amper
amphibolog amphiboli ambigu
ampl plenteou copiou plenti
ampli richli
amplif elabor
amplifi magnifi hyperbol hyperbolis overst exagger maser
amplitud bounti
amput disabl surgeon sawbon
amulet talisman greegre grigri
amus divert entertain comic risibl disport laughabl mirth funni delight extravaganza delect edutain
anabaptist anabapt protest mennonit
anachron anachronist misdat mistim timekeep
anachronist anachron
anaconda boa
anaerob anaerobiot organ
anaesthesia anaesthetist anesthesia anaesthet cryoanaesthesia cryoanesthesia
analog analogis analogist analogu parallel correspond similar infer illat
analogu analog parallel similar
analys analyz examin studi psychoanalys psychoanalyz instrument
analysi analyt analyz investig
analyst analyz expert assay
analyt analysi properti
analyz analys decompos analyst examin studi analysi canvass instrument
anarchi anarch anarchist lawless
anarchist anarch anarchi syndicalist nihilist
anastomosi anastomot inoscul collig
anastomot anastomosi
anatom anatomis anatomi
anatomi anatomis anatomist bod anatom flesh chassi soma figur morphophysiolog neuroanatomi osteolog
ancestor ancestr anteced ascend forefath ancestress forebear foremoth primogenitor progenitor forbear
ancestr ancestor patrimoni hereditari transmiss
ancestri pedigre lineag bloodlin parentag stemma filiat descent kinfolk kinsfolk phratri genealog
anchor keyston linchpin lynchpin anchorag
ancient antiqu person old
ancistrodon agkistrodon
andean and
andrena andrenid bee
anecdot anecdotist
anem anaem anemia
anemia anaemia anem favism ischaemia ischemia
anew afresh
angel saint saintli saintlik beatif cherub seraph backer archangel
anger enrag infuri madden angri ir furiou choler emot rage indign furi vexat
angl angul angular fish troll azimuth sportfish axil perigon
anglican protestant
anglophilia anglophil admir
angri anger
angst anxieti
anguish tortur torment
angular angl angul rectangular triangular furcat oblong zag zig
anim animis animist enliven live creatur beast aliv animalis animalist physic vital vitalis
animos animu enmiti
anion deterg ion
ankl anklet
annihil extermin erad wither obliter decim devast extinguish destruct vapor uproot ruiner waster
anniversari birthdai centenni jubile quatercentenari quatercentenni sesquicentenni tercentenari tercentenni bicentenari bicentenni bimillenari bimillennium
annoi annoy irrit mif nettl peev rile sting bothersom gall peski pester vexati
announc proclaim annunciatori proclam annunci promulg denot commun statement muadhdhin muazzin muezzin newscast
annoy annoi vexer irrit bother teas teaser vexat aggrav impati snit
annual yearli yearbook
anod anodis electrod
anom alien anomi disori
anomal anomali abnorm abnormalci
anomi anom isol
anonym nameless pseudonym name
anorexia anorex anorect
answer account respond repli commun respons assent equivoc examine interviewe tergivers teste hedger
ant emmet pismir stake hymenopt hymenopteran hymenopteron
antagon antagonist antagonis enmiti counteract
antagonis counteract antagon
antagonist adversari oppos resist oppon antagon antipathet person individu foe withstand duelist dueler
anteat pangolin aardvark numbat echidna
anteced previous forego anted anterior preced ancestor predat forgo ascend prioriti earli ancestress
antelop addax blackbuck eland gazel gerenuk gnu hartebeest impala koodoo koudou kudu nilgai
antenna antenn antennari aerial
anterior anteced preced prior
anthil formicari hillock knoll hummock hammock
anthropolog anthropologist archeolog archaeolog ethnographi ethnolog
anthropologist anthropolog archaeologist archeologist ethnograph ethnologist
anthropomorph anthropomorphis humanlik theanthrop
antibodi protein agglutinin precipitin alloantibodi antitoxin autoantibodi ig immunoglobulin isoantibodi opsonin monoclon
antic fantast grotesqu
anticip await expect anticipatori predict foreknow forebod previs forese prognost seer illusionist visionari
anticoagul decoagul medic coumadin dicoumarol dicumarol heparin liquaemin medica warfarin
antigen rh agglutinogen anatoxin fetoprotein foetoprotein immunogen toxoid
antipathi distast avers antipathet
antiqu archaic demod outmod pass passe antediluvian ancient ex
antisept antisepsi
antiserum serum
antithesi antithet opposit
antithet antithesi
antitrust antimonopoli
anvil incu block
anxieti anxious disconcert angst edgi jumpi hypochondria hypochondriasi overanxieti discomfitur disquietud inquietud jitteri
anxiou dy anxious unquiet
anxious apprehens uneasili anxieti disquiet anxiou hypochondria hypochondriasi overanxieti
anyhow anywai
anywai anyhow
anywher anyplac
aorta aortal aortic arteri arteria
ap aper aperi copycat emul caricatur imit
apach athabaskan athapascan athapaskan
apart asid hous room lodg penthous bedsit bedsitt flatlet maisonett maisonnett
apertur regul
apex apic acm extremum
aplomb assured calm composur equanim
apocalypt apocalyps revelatori
apocryph apocrypha
apoge culmin apogean phase
apolog apologet apologis apologia apologist ration acknowledg
apologet excusatori apolog theologi
apologia apolog
apologist justifi vindic apolog advoc propon expon
apostol papal apostl pontif
apothecari druggist pharmacist chemist pharmacologist caregiv pcp
appal aghast dismai shock horrifi scandal scandalis outrag alarm offend
appar ostens seemingli evid plain seem appear palpabl unmistak notic obvious patenc
apparatu setup gener separ equip aerat sequenc telegraph duplic incub purifi instil pendulum
apparit ghostli ghostlik phantasm spectral fantasm phantasma spectr phantom specter appear
appeal appealing entreati likabl likeabl charm appel
appear seem appar look apparit attend qualiti beauti decor counten superfici ugli hairi
appeas calm concili plac placat placatori gruntl lenifi pacifi mollifi propiti assuag pacif
append appendag affix add red rubor
appendix addendum codicil shirttail
appetit appet crave
appl pome
applaud laudabl praiseworthi commend clapper clap acclaim spat extol laudat lauder
applaus clap commend handclap
applejack brandi
appli applic applicatori utilis util us emploi applier
applic applicatori pertin applier appli person individu devic request petition util german technolog
appoint appointe name decre ordain design prescrib decis nomin
appointe appoint functionari placeman placeseek
apport apportion parcel alloc assign ration reallot reapportion
apprais evalu valuat assess authent measur estim rate valuer reapprais reassess revalu underevalu
appreci apprehend comprehend grate thank gratefulli person understand individu gratitud enophil oenophil somebodi
apprehend appreci comprehend apprehens grok knower savvi arrest grasp nab person somebodi
apprehens anxious graspabl understand uneasili intellig apprehend perceiv dread savvi discern fear comprehens
apprentic apprenticeship prentic learner beginn tiro tyro novic
apprenticeship apprentic berth
approach access upcom reachabl come forthcom near
appropri befittingli duli fitli fittingli suitabl earmark right reserv annex monei proper felicit
approv approb approbatori plausiv sanction bless affirm back adopt patronag
approxim roughli estim rough gaug figur guess reckon underestim underr guesswork guestim overr
april apr
apron forestag proscenium
apt apposit dispos give tend propens mind
aptitud aptitudin capabl abil instinct
arabl cultiv cultivat tillabl qualiti
arbitr arbitra interced liais arbit mediat umpir evalu
arbitrari flighti caprici whimsei whimsi whimsic irrespons
arbitrarili randomli haphazardli indiscrimin
arbor arborari arboris arborac arboresc arboresqu arboriform arborist arbour dendriform dendroid mandrel mandril
arc arch arciform arcuat bow spark corpos flashov
arch arc arciform arcuat sauci perki pert impertin bow archwai condescend impish implik
archaeologist archaeolog archeologist anthropologist egyptologist paleograph paleographist pothunt
archaiz archais archaism archaist
archangel angel gabriel michael
archbishop archepiscop archiepiscop bishop
archeolog archaeolog archeologist anthropolog assyriolog egyptolog palaeoclimatolog palaeoethnographi palaeogeographi palaeolog palaeopatholog palaetiolog paleoclimatolog
architect design landscap creator
architectur build edific
archiv archivist compendium depositari depositori
arctic galosh gelid golosh gumsho
ardent impass perfervid fervent fervid fieri torrid
ardor zeal ardour elan fervenc fervid fervor fervour eager avid
arduou arduous backbreak gruel gruell labori operos toilsom punish strain strenuou
area areal centr shrubberi bedground hangout firesid playground
areawai passagewai
arena domain stadium sphere environ realm
argiv argo
argon ar argonon
argot lingo jargon patoi vernacular slang cant
argu contest controversi discept arguer disput argument arguabl content contend spar
argument disputati argu contest controversi discept debat disput content statement logomachi adduc counterargu
arian arianist heresi unorthodoxi
arianist arian
arid waterless barren fruitless thirsti desicc qualiti dryness xerot unproduct
aris origin upris
aristocraci aristocrat gentri nobil elit baronag knighthood peerag squirearchi baronetag
aristocrat aristocraci patrician gentl high leader princ rajah baronet bart princess rane rani
aristotelian peripatetic aristotel aristotl aristotelean peripatet
aristotl aristotelian aristotelean
arithmet arithmetician
arizona az
arkansa ar
arm equip weaponri armlet munit armament contain instrument bomb mobil ammunit outfit limb
armadillo apar cabass chlamyphor peba peludo pichiciago pichiciego poyou tatou tatouai tatu edent
armament arm equip artilleri launcher munit weaponri ordnanc
armchair chair fauteuil reclin
armi legion
armoir wardrob
armor armour artific panopli buckler cataphract
armpit axilla cavum
aroma aromat aromatis odor odour fragranc scent perfum smell properti fetid malodor muski
arous rouser waker elicit evok stimul enkindl kindl foreplai provok randi rous ruttish
arrai panopli tabl spectrum
arrang organ adapt organis transcript transcrib coiff stage order placement system coordin systemat
arrest stun sensat nab apprehend collar nail constraint
arriv come comer reach achiev travel accomplish dock latecom
arrog confisc haughti hauteur chesti lordli usurp claim person individu disdain contemptu imperi
arrow pointer
arroyo gulli
arsen ratsban arseni armori armouri drug salt trioxid pesticid
art human arti artist disingenu artistri prowess orient classic philolog occident musicolog neoclassic
arteri arterialis arteria aorta arteriol arteriola
arteriol arteriola arteriolar arteri arteria
arteriolar arteriol arteriola
arteriolosclerosi indur sclerosi
artfulli craftili disingenu foxili knavishli slyli trickili cunningli
arthriti arthrit gout osteoarthr spondylarthr urarthr
arti art
articl apprent indentur editori nonfict offprint
articul articulatori volubl fluenci eloqu enounc articular articulari articulatio enunci pronounc commun lip
artifact artefact artifactu surfac cloth structur block instrument facil decor fabric layer textil
artific ruse artisan inventor journeyman discover armor armour craftsman paper plumber woodwork machinist
artifici stilt unnatur hokei unreal contriv theatric pretens pretenc stagi
artilleri ordnanc gun cannon armament
artilleryman cannon gunner serviceman
artisan journeyman artific craftsman paper mechan potter plumber woodwork machinist rigger bricklay roofer
artist art perform illustr sculptur painter photograph creator sculptor stylist classicist symbolist expressionist
artistri prowess art musicianship airmanship enolog falconri horolog oenolog taxidermi telescopi ventriloqu ventriloqui
ascend ascens climbabl domin ancestor ascent anteced condit supremaci dominion predomin despot prepot
ascertain discov discover observ determin insur ensur find
ascrib imput refer attribut ascript assign
ash ashi residu
ashen blanch livid bloodless
asia asian asiat
asid apart
ask request asker question invit bill callback entreati orison
aspect facet vista
aspir wannab wannabe wish hope ambit inhal applic ambiti applier
aspirin bayer empirin bufferin painkil salicyl analges anodyn
ass bun buttock derrier keister nate prat tooshi tush ars backsid fanni hindquart
assai assay try
assail assault attack undefend aggressor ambush retali offend brute bludgeon rowdi bulli aveng
assassin bravo blackwash murder liquid calumni manslay traduc
assault assail attack aggressor battl ambush retali offend brute bludgeon rowdi bulli aveng
assembl collect foregath forgath aggreg assemblag gather forum fabric compil concholog numismat numismatolog
assemblag assembl gather aggreg hookup collect meet commun audienc bevi carload foursom entourag
assent acquiesc assenti access acced answer respond conced
assert affirm assever declaratori aver declar avow swan maintain commun forward content cocki
assess assessor valuat evalu apprais measur rate reapprais reassess revalu underevalu
assessor assess bureaucrat
asset plu receiv amount special qualiti possess fund capit financ advantag resourc sum
assidu sedul industri intent
assign convey apport apportion parcel transfer transferr negoti tryst alloc ascrib allot imput
assigne recipi
assimil assimilatori learner scholar ingest absorb person individu memor dweeb memoris somebodi tute
assist aid help helper support activ attend worker enforc facilit auxiliari recours succor
associ associatori collig link relat connect capabl fellowship aarp asean consortium guild vfw
assort miscellanea sundri miscellan mix varieti classifi potpourri miscellani salmagundi smorgasbord consort variou
assum presumptu pretend fictiv presum assumpt fictiti sham
assumpt assum presumptu premis premiss suppos supposit thesi constat
assur asur ashur confid sure assured ensur insur author guarante certainti
assyriolog archeolog archaeolog
asterisk star graphem
asteroid planetoid
astonish amaz astoni astound stun stagger stupefi feel wonder surpris stupefact
astonishingli amazingli surprisingli
astound amaz astoni astonish dumbfound dumfound stun stagger stupefi
astral stellar
astrid astraddl
astring stypsi acerb styptic
astronom uranologist astronomi stargaz galact physicist astrophysicist cosmologist
astronomi uranolog astronom physic astrophys astrodynam astrometri selenolog
astrophys astrophysicist astronomi cosmogeni cosmogoni uranolog
astut sagaci sapient shrewdli shrewd perspicaci perspicac sharp deep profound acut profund intellig
asymmetr asymmetri unsymmetr crook
asymmetri asymmetr dissymmetri imbal spatial eyed footed handed lopsided skew
asynchroni asynchron desynchron desynchronis
athabascan athabaskan athapascan athapaskan chippewaian chippewyan amerind
atheist atheism unbeliev nonbeliev
athen athinai athena athenian palla
atheromat atheroma
athlet jock sport acrobat gymnast ride race row recreat contest cycl footbal ballplay
athletic strenuos vigor vigour
atm atmospher stp
atmospher ambianc ambienc static atm condit
atom atomis nebul nebulis atomist sprayer fragment nuclear sprai nuke zap substanc dispens
aton amyotonia aten atonalist atoni atonia unkei abi aby expiat propiti unacc repent
atroci barbar heinous abysm rottenli atroc abomin horribl horrifi fright flagiti aw outrag
atrophi wast diminish symptom amyotrophi amyotrophia kraurosi tabe
attach affili connect adher special specialist specialis
attack assail assault aggressor onrush aggress onslaught ambush retali offend brute bludgeon rowdi
attain achiev accomplish acquir skill reach possibl
attempt essay trier try effort endeavour seek endeavor undertak person individu pain trial
attend attent attende hearer listen meeter accompani auditor consequ ensuant result appear assist
attent attend tend heed mind cautious inadvert advert unmind
attest attestor authent document manifest certifi testifi evid signatori witness signer
attic garret loft bonc noggin cockloft hayloft storei
attir apparel garb garment habili robe dress overdress prink cloth costum activewear eveningwear
attitud attitudinis postur knowledg mental tendenc outlook patern irrever cognit mindset noesi credenc
attornei attorneyship lawyer counsel prosecutor barrist conveyanc pleader
attract beautifulli attractor pull magnet entertain ador charisma appealing bewitcheri spiff tempting
attribut prenomin ascrib imput ascript assign animat zoomorph
atyp untyp abnorm abnormalci
audac temer audaci bold effronteri hardihood presumptu
audaci dauntless intrepid unfear temer audac ventur venturesom fearless brazen barefac bodaci hardi
audibl hearabl percept
audienc gather assemblag
audit auditori audil scrutinis auditor tryout
aug august
augment enhanc
augur bode foreshadow portend presag auspic betoken prefigur prognost auspex foretel forecast omen
august aug
aunt aunti grandaunt kinswoman
aureomycin chlortetracyclin
auspici propiti favor profit advantag favour
auster nonindulg ascetic sever ascet stern stark monastic
australia australian
authent attest document genuin apprais legitimaci verit unquestion hallmark reliabl certif believ credibl
author authoris govern auctori authori writer authorship regim potenc mandat empower assur authorit
authorit magisteri authoris author
authoritarian caesar dictatorship monocraci shogun stalin tyranni tyrann totalitarian autocrat absolut despot dictatori
authorship pen author write patern composit dramat novel draft adoxographi lexicographi novelis dramatis
auto motorcar automobil car convert taxi jeep ambul coup sedan landrov hardtop jalopi
autofluoresc fluoresc
autoload semiautomat firearm
autom automat automatis mechan mechanis computer cybern
automat autom automatonlik machinelik robotlik automatis automaton robot respons
automobil auto automobilist motorcar car convert taxi jeep ambul coup sedan landrov hardtop
autonom autonomi sovereign
autonomi liberti autonom independ
autopsi necropsi pm postmortem exam scrutini
autumn fall
auxiliari supplement supplementari aid ancillari appurten subsidiari assist
avail access handi
avaric avarici avaritia rapac cupid greed covet
aveng retali reveng attack assault assail aggressor
avenu boulevard
averag mediocr
avers distast antipathi antipathet indispos loath loth avert
avert avoid evit forefend forfend obviat debar deflect avers prevent
aviari volari build edific
aviat aeronaut airman flier flyer airmanship pilot fly collect aggreg airwoman aviatress aviatrix
avocado aguac
avoid avert evit shun forefend forfend dodg obviat debar deflect reject
avow avouch affirm assert assever profess aver declar swan swear commun reaffirm reassert
aw awesom dread horrid terribl amaz awestricken awestruck dire fearsom frightfulli horrend frighten
await anticip wait expect
awak waken awaken wake arous
awaken waken awak wake arous rous
awar cognis cogniz knowing sentienc conscious
award accolad laurel prize subsid subsidis
awestruck awestricken aw
awfulli frightfulli terribl aw abysm horribl rottenli atroci dreadfulli
awkward cumbersom maladroit bunglesom slow graceless inept ineptitud unwieldi clumsi
awri cockei askew lopsid wonki amiss
ax broadax piolet
axi axial bloc
axial axil axi
axiom maxim axiomat sai moral aphor apophthegm apothegm locut
axiomat postul axiom aphorist
azimuth az angl
babbl lallat blither babbler blather blether smatter burbl blab gibberish gibber
babe infant babi child foundl godchild neonat nursel nursl papoos pappoos cherub
babi babe infant babyhood foundl godchild neonat nursel nursl papoos pappoos cherub
babylonian babylon semit sumerian
bachelor bachelorhood man
back patronag rearward backup backward dorsum championship fund approv
backbon gut moxi gumption keyston linchpin lynchpin mainstai grit spine rachi
backdrop backcloth sceneri
backer angel
backlog stockpil collect aggreg
backstag offstag wing
backward rearward subnorm retard slow back stupid imbecil amentia idioci moron
backwood boondock hinterland
backyard ground curtilag
bacteri bacteria bacterium
bacteria bacteri bacterium microorgan acidophil calymmatobacterium diplococcu eubacteria eubacterium francisella gonococcu legionella nitrobacterium
bad naughti qualiti undesir inadvis unworthi
badg stripe insignia
badger bedevil heckler pester worri beleagu bug teas wisconsinit torment harass molest troublemak
badli sever poorli ill serious
baffl bafflement dumbfound flummox knotti nonplu problemat puzzl mystifi bewild confound maze perplex
bag sack handbag suitcas contain cloth fabric textil haversack knapsack saddlebag burlap gunni
baggag luggag suitcas hatbox satchel
baggi sloppi
bagpip piper musician instrumentalist musett
bai baic embay
bait tantal tantalis taunt razz sweeten twit harass molest
bake parch scorch sunbak adust baker shir
balanc halter reconcili equilibr equilibris level equal equilibrium acrobat equalis
bald phalacrosi barefac denud hairless alopecia depil
bale malefic bane menac minaci minatori omin threaten basel basl sinist mischief forbid
balines bahasa indonesian
balk balki balker jib baulk deterr rafter
balkan balkanis
balki balk intract
ball punchbal wiffl handbal racquetbal softbal
ballad crooner song poem vocal singer vocalist vocalis
ballast barrett
ballerina danseus
ballet choreographi
balletoman enthusiast partizan
balloon balloonist
ballot vote paper select choic veto option
ballpark stadium
ballplay player pitcher athlet batter slugger hurler hitter fielder batsman jock
ballroom room discothequ
ballyhoo hoopla hype public promot promo
balsam balsami phanerogam spermatophyt
balustrad balust banist handrail bannist barrier
balzac balzacian
ban forbidd prohibit forbid proscript censor
band stria stripe striation circl cliqu ingroup hatband coteri
bandag bind dress suspensori tourniquet
bandi bowleg
bandit brigand thief stealer
bandol bandoli
bandstand platform
bang batter humong wallop bash slam whop bam banger nois
banish ostrac coventri proscript ostracis blackbal expuls anathemat anathematis disbar
banist balust balustrad handrail bannist barrier
bank riverbank watersid
banker financi moneyman
bankrupt bankruptci insolv
bankruptci bankrupt
banner streamer flag
banquet feast feed eat
banshe banshi
banter faceti backchat railleri josh chaff badinag persiflag reparte
baptist baptism protest dunkard tunker
baptiz baptis baptism christen
bar barricad blockad blackbal barroom ginmil taproom saloon debar exercis expuls riddanc
barb bite mordaci nip pungent jibe barbel briari brieri bristl bur burri setac
barbar atroci barbaris heinous uncivil uncivilis atroc brutal cruel savageri viciou savag barbarian
barbarian boor uncivil uncivilis barbar savag goth tike churl tyke anthropophagit anthropophagu cannib
barbecu grill barbequ roast
barbel briari brieri bristl bur burri setac setos bristli spini thorni barb prickli
barbit barbiton diethylmalonylurea veron barbitur
barbitur lumin barbit amobarbit barbiton diethylmalonylurea mebar mephobarbit nembut pentobarbit pentoth phenobarbit phenobarbiton
bare barehead denud husk strip scarc hardli uncov bleak stark scanti nake nude
barefoot shoeless
barg flatboat hoi lighter barge boat dredger houseboat pontoon wherri
bargain trader dealer dicker monger talk negoti merchant merchandis wrangl haggl draper fishmong
barium baric ba metal baryta
bark barki barqu angostura canella cascara mezereum phellem tanbark
barkeep barman bartend mixologist employe barmaid publican
barlei barleycorn
barn contain byre cowbarn cowhous cowsh
barnburn arsonist firebug
baroni impos state nobl baron baronetci acr demesn
baroqu churrigueresco churrigueresqu
baroreceptor receptor
barrack heckl jeer scoff exhort gibe interrupt disrupt casern
barrag shell bombard outpour onslaught languag
barrel cask contain shake tube tun
barricad blockad bar roadblock barricado
barrier roadblock fenc rail balustrad banist breakwat revet balust groyn handrail jetti seawal
bartend barkeep barman mixologist employe barmaid publican
base contempt despic scurvili sordid meanli unworthi
basebal rounder stickbal ballgam
baselin criterion touchston
basement cellar storei
bash abash whap blate bonk whop sock bang smash brawl bop embarrass
basi groundwork cornerston fundament foot
basic essenti fundament bedrock rudiment canon abc
basileu ruler swayer
basin washbasin washbowl washstand contain birdbath baptisteri baptistri bidet handbasin lavabo
bask enjoi savor relish savour
basket cager handbasket contain athlet creel punnet dribbler jock skep
basketbal hoop
basophil basophilia leucocyt leukocyt wbc
bast phloem tack clobber
bastard bastardis dickhead motherfuck asshol cocksuck whoreson prick sob shit
bastion fortifi citadel
bat batti bonker cracker daft kooki loco nut balmi barmi dotti fruiti looni
batch mickl muckl passel hat slew spate collect aggreg
bath washup bather recreat
bather natat swimmer bath travel surfboard surfer aquanaut
batho anticlimax mawkish
bathrob robe
bathroom lav lavatori room
bathtub tub footbath
baton wand billystick nightstick truncheon
battalion multitud plural
batter bang batsman slugger hitter buffet bat fight ballplay bunter whiffer
battl bellicos engag comb conflict fight battler combat assault
battlefield battleground field tract
battlefront front
battleground battlefield field tract
bavaria bavarian
bawdi lewd salac salaci bawd obscen ribald bawdri indec
bawdyhous bordello brothel cathous whorehous bagnio build edific
bawl wail bellow cry tear weep
bayonet knife
bazaar bazar
beach plage
beachhead bridgehead
beacon lighthous pharo
bead astrag beadwork beadi decor rosari peag wampumpeag jewelleri jewelri
beadi beadlik buttonlik buttoni gem jewel sequin spangl spangli bead
beadl offici functionari
beadsman bedesman supplic
beak neb nib pecker schnoz schnozzl snoot
beam effulg radiant refulg beami rai
bean beaner bonc noggin noodl
bear comport mien drill borer bearabl toler bearer abid
beard barbat bewhisk whisker whiskeri attilio goate
bearer toter carrier pallbear bear travel
beast bestial anim creatur fauna beastli brute wildcat organ femal larva conceptu acrodont
beat beatnik beatabl vanquish drub thrash trounc lace whack whip beater fight
beatnik beat recus
beau boyfriend swain fop dude sheik dandi gallant man lover
beauti beauteou beautician beautifi beaut lulu mantrap appear pretti handsom exquisit cute glamor
beautifi beautif fancifi prettifi beauti decor adorn embellish ornament
beautifulli attract
beckon wave
bed bedcloth stratifi blanket quilt bedcov bedrol bedspread counterpan sickb
bedamn beshrew imprec anathem anathemis maledict damn curs
bedfast bedrid bedridden
bedground area
bedraggl draggl dilapid ramshackl tatterdemalion
bedroom bedchamb room boudoir guestroom
bedsid side
bedstead bedfram furnitur
bee bumblebe andrena honeybe drone andrenid humblebe hymenopt hymenopteran hymenopteron
beebread ambrosia
beech beechwood tree
beef boeuf cow cattl oxen whitefac beefalo cattalo charolai hereford kine longhorn shorthorn
beefi buirdli burli strap huski
beehiv workplac
beer beeri al brewag brew
beetl insect elat chrysomelid clerid elaterid ladybeetl ladybird ladybug longicorn meloid weevil
befal betid bechanc
befit beseem suit
befog becloud befuddl obnubil obscur
befuddl bafflement bemus bewilder puzzlement confound befog bedevil discombobul mystif obfusc confus bewild
beg beggari implor mendic solicit prai
beget begett sire engend gener
beggar beggarli pauper pauperis mendic beggarman beggarwoman cadger moocher panhandl sannyasi sannyasin sanyasi
beggari beg mendic
begin beginn start commenc outset showtim kickoff happen occurr genesi incept
beginn tiro tyro begin novic founder apprentic rooki newcom greenhorn newbi prentic tenderfoot
beguil enthral entranc allur entic bewitcheri captiv charm cheater deceiv enamor enamour tempt
behalf stead lieu
behav act comport
behavior behaviorist behaviour psychonom reflexolog
behaviour behavior behaviourist do demeanor demeanour deport psychonom bohemian reflexolog
behead decapit decol execut
behind bun buttock derrier keister nate prat tooshi tush
behold perceiv observ percipi see person individu listen attend notic visual spectat viewer
behoov behov
belabor belabour
belat tardi late
belch burp eruct eject reflex
belfri campanil
belgian belgium
beli contradict negat misrepres
belief believ impress notion feel expect valu origin religion faith convict opinion doctrin
believ credibl truster worshipp belief plausibl worship think conceiv qualiti admir authent valid
bell charivari chivare shivare callathump callithump doorbel buzzer girl fill missi cascabel cowbel
bellhop bellboi bellman attend
belli bulgi protuber abdomen bulbou bulg paunch venter stomach underbodi
belliger hostil pugnac battler scrapper war fighter aggress trucul bellicos
bellow holla holler holloa roarer screecher shouter yeller bawl bawler yowl hollo screamer
belong properti hold thing possess happi stockhold spiritu estat ratabl commonag heredita let
belov dear darl dearest
belowground underground
belt cloth fabric textil
bemoan bewail deplor lament
bench workbench judiciari pew banquett
bend aeroembol bendabl bender crumpl dent knack deflexion flex sick ill maladi unwel
benedict benedictori benedick bless
benefici benefit extract
beneficiari done benefic pension recipi devise legate pensionari
benefit benefici welfar benefic profit
bequest legaci gift
berat chide rebuk scold lambast trounc remonstr reprimand lectur reprehens reproof reprov
bereav griev sorrow mourn bereft person somebodi
berg iceberg
berri baccifer baccat blackberri currant strawberri shadberri
berth billet post moor lieuten occup legat academicianship apprenticeship bishopri professorship accountantship ambassadorship
beryllium glucinium metal
beseech entreat implor adjur plead conjur bid
beset chevi chevvi chivi chivvi harri harass hassl plagu molest provok
besieg beleagu sieg circumv surround foe blockad encircl foeman
besmirch aspers calumni defam denigr slander smirch sulli smear
bespeak betoken indic signal request
bespectacl monocl spectacl
bestial bestialis brutish brutishli beast zooerasti zooerastia beastli brute sodomi brutal inhuman
bestow donor confer conferr present giver give subsid contributor helper philanthropist abneg almsgiv
bestubbl stubbl
bet dissip wager stake
betrai bewrai betray
betray inform perfidi blabber squealer treacheri betrai treason traitor knaveri stooli stoolpigeon supergrass
betroth affianc bespoken troth espous engag plight
better improv amelior melior advanc transform conserv reviv revit resurg revitalis revivif
bevel chamfer
beverag drinkabl potabl coffe food milk ad tea alcohol nutrient chocol cider cyder
bevi gather assemblag
bewail bemoan deplor lament
bewhisk barbat whisker whiskeri beard
bewild confound maze bewilder dumbfound flummox nonplu puzzl bemus mystifi confus baffl perplex
bewilder bafflement befuddl bemus puzzlement bewild mystif obfusc confus muddi disarrai confused
bewilderingli confusingli
bewitch captiv enchant ensorcel enthral entranc bewitcheri enamor enamour becharm beguil mesmer captur
bia prejudic preconcept predetermin homophobia islamophobia partisanship tendenti
bibl biblic scriptur
biblic bibl scriptur
bibliograph bibliographi scholar bookman
bibliographi bibliograph list
bicep bicipit
bicker pettifoggeri tiff brabbl pettifog squabbl niggl quibbl spat fuss wrangl dustup
bid bidder dictat command beseech biddabl entreat adjur conjur summon behest countermand injunct
bidder bid applic applier
bide abid stai
big larg size vast enorm immens massiv bulki volumin spacious commodi sizeabl voluminos
bigger larger
bike bicyclist motorcycl bicycl pedal velociped minibik
bilater isobilater symmetri symmetric
bile biliari biliou gall
bilharziasi bilharzia schistosomiasi infect infest
bilingu bilingualist abil
bilk frustrat thwart elud
bill banknot greenback invoic ask
billion bazillion gazillion jillion
billow billowi surg wallow
bin contain dustbin ashbin ashcan coalbin coalhol litterbin wastebin
bind bindabl bandag binder
binder bind
bioassai immunoassai
biochem biochemistri
biograph biographi author writer autobiograph hagiograph hagiographist hagiologist
biographi biograph account autobiographi hagiographi
biolog biologist biologi practic
biologi biolog biologist biota physiolog genet morpholog astrobiolog biogeographi bionom bioscienc cryobiolog cytolog
biologist biolog biologi scientist geneticist bacteriologist botanist cytologist ecologist microbiologist neurobiologist physiologist phytologist
biomed biomedicin
biomedicin biomed medicin
biophysicist biophys physicist
bipartisan bipartizan
bird vertebr parrot archaeopteryx archaeorni archeopteryx craniat dickeybird dickybird gallinacean protoavi raptor ratit
birdbath basin
birdhous columbari dovecot columbarium
birefring refract
birmingham brummagem
birth parturit nascenc nativ lai confin hatch outset calv accouch childb childbirth farrow
birthdai anniversari
birthplac proven proveni
birthright patrimoni
biscuit cooki hardtack
bishop episcop priest archbishop suffragan diocesan eparch primu
bishopri episcop berth
bite barb bitti biter mordaci nip pungent fleck
biter bite person individu nibbler somebodi
bitter rancor rancour resent acrimoni gall acerb acrid vitriol thorni blister caustic sulfur
bitterli bitingli
bittersweet semisweet waxwork
bivouac canton camp campground campsit encamp hutment lager laager
bizarr gonzo outlandish outr weird freaki eccentr flakei flaki freakish strang unfamiliar
blab blabber tattl gabbl prattl peach prate twaddl gibber maunder piffl babbl clack
black inki lightless eboni
blackberri berri drupelet
blackboard chalkboard
blacken melan melanis darken
blackmail extortion extortionist blackjack crimin crook outlaw felon malefactor
blackout brownout dimout amnesia
blacksmith farrier horsesho metalwork
blade sword leaf foliag leafag
blame blamabl blameabl blameworthi blast censur culpabl darn deuc goddam goddamn damn bless
blanch blench ashen etiol parboil livid bloodless
bland flavorless flavourless savorless savourless insipid vapid suav suaviti polit emotionless unemotion
blank lacuna empti
blanket bed bedcloth manta
blare cacophoni din clamor blast nois
blasphem sacrilegi swear curs cuss blasphemi imprec profan swearer
blasphemi desecr sacrileg blasphem profan
blast blame darn deuc goddam goddamn damn bless infern ruinou blaster blare
blatanc blatant notic obvious offens distast odious patenc
blatant blatanc clamor vocifer clamant strident conspicu blaze
blaze blind fulgent glari glare dazzl blatant
bleach fade washi bleacher decolor decoloris decolour decolouris discolor discoloris discolouris dy whiten
bleacher bleach worker
bleak bare desol naked barren glum gloomi
bleari blear blurri blur muzzi fuzzi foggi hazi
bleat blat baa blate
bleb blebbi bulla blister pustul vesicl
bleed haemorrhag hemorrhag bleeder phlebotom phlebotomis injuri harm epistaxi hyphema metrorrhagia noseble ulemorrhagia
blemish flaw defac disfigur defect appear blot birthmark blackhead comedo milium nevu verruca
blend sphalerit blender immingl intermingl intermix shade combin compound homogen miner conflux homogenis
bless approv blame blast blest darn deuc goddam goddamn damn benedict beatifi blessed
blight spoilt plagu
blind ceciti fulgent glari sightless blaze glare unsight dazzl unreason blinder anopia eyeless
blink nictat nictit balli crash wink flame fuck reflex palpebr
blinker blinder flasher traffic winker
bliss elat
blister vesic acerb acrid blisteri vitriol caustic sulfur sulphur vesicul bleb acid virul
blith gayli jubilantli merrili mirthfulli happili blithesom lightheart cheer lightsom happi carefre perki
blizzard snowstorm rash storm
bloat swell puffi
bloc axi align coalit alin
block blocki plug slab artifact anvil artefact briquet briquett ingot inkpad
blockad barricad encircl bar besieg sieg beleagu
bloke fella lad fellow blighter feller chap gent cuss
blond pale fair person complexion somebodi towhead
blood bloodi bloodstream menorrhea lifeblood
bloodhound sleuthhound hound
bloodi blood bloodthirsti balli crash
bloodless exsanguin ashen blanch
bloodsh bloodbath gore battu bloodlet murder slai
bloodstain gori discolor discolour
bloodstream blood
bloodsuck hirudinean leech leechlik parasit horseleech annelid
bloodthirsti bloodi sanguinari disposit tempera
bloom bloomer blossom balli crash
blossom anthesi floresc flower infloresc effloresc bloom unfold grow growth matur chrysanthemum ontogenesi
blot smudg smirch daub slur smear blotch blemish fingermark inkblot splodg splotch
blotch splotch splodg blotchi mottl blot
blow pursi wind process hammer smack uppercut insuffl backhand counterblow ko
blower cetacean devic bellow
blowfish puffer pufferfish globefish fugu
blubber blub blubberi fat sniffl snuffl snivel avoirdupoi weeper crier
bludgeon attack assault assail aggressor cosh
blue blueish blueness bluish blu megrim vapor vapour folksong dyestuff boogi
bluefish percoid percoidean
bluestock woman
bluff frank outspoken
bluish blueish blue
blunder botcher bumbler bungler fumbler blooper boner fuckup stumbler bloomer botch pratfal goof
blunt forthright candid frank dull plainspoken benumb inconsider
blur blurri muzzi fuzzi bleari foggi hazi fuzz obnubil
blurt ejacul blunder
blush redden blusher flush rosi
bluster loudmouth blusteri bravado brag gasconad vaunt boast braggadocio rhodomontad rodomontad troublemak troubler
blusteri bluster bulli
board embark plank go leav commiss director committe departur
boardinghous hous
boast braggi vainglori brag braggart crow boaster jactit gasconad vaunt tout bluster swash
boastfulli vauntingli
boat yacht vessel barg steamboat towboat seafar barebo bumboat catamaran ferryboat fireboat flatboat
boater leghorn boatman waterman panama skimmer sailor hat chapeau
boatload shipload carload
boatswain bosun marin seaman seafar gob
bob bobber
bobbysox lass lassi
bode foreshadow portend presenti premonit augur forebod presag auspic betoken prefigur prognost foretel
bodi embodi incarn corpor bodili bod
bodili somat bodi
bodybuild musclebuild muscleman person individu exercis workout somebodi weightlift
bodyguard escort defend guardian protector beefeat outrid shielder yeoman
boeotian boeotia
bog boggi morass quag quagmir wetland
bogartian bogart
bogei bogi
boggl flabbergast
bogi bogei aircraft
bogu phoni fake phonei
boi boyhood son sonni schoolboi catamit fauntleroi laddi ploughboi plowboi
boil poach stew boiler simmer heat evapor vaporis vapour
boiler boil kettl
boister rollickingli rambuncti robusti rumbusti unruli knockabout
bold hardihood hardi dare striking adventur brazen temer audac audaci fearless daredevilri daredeviltri
bolo bola neckti
bolshevik bolshevis bolshi bolshev bolshevist marxist
bolt deadbolt rigidli thunderbolt
bomb bomblet bomber bombard arm grenad onslaught onrush fugo weaponri
bombai mumbai
bombast blah claptrap declamatori fustian grandios orotund turgid turgidli rant tumid ornat grandiloqu
bomber bomb plane airplan warplan
bombproof shellproof chamber
bond solder
bondsman bondman bondswoman slave
bone castanet clapper bonelet debon bonei boni os tooth jaw skull turbin phalanx
bonfir balefir
boni bony emaci gaunt underweight scrawni bonei macer skinni scraggi weedi scraggli osseou
bonnet cowl hat chapeau sunbonnet
bonu fillip incent
boo razz hiss raspberri
boobi pinhead boob dummi dope dumbbel simpleton
book booklet engag public catalog pamphlet bestiari brochur copybook curiosa pharmacopeia prayerbook schoolbook
bookcas furnitur
booker impresario
bookshelf shelf
boom flourish palmi prosper stentorian thrive roar thunder
boon bless lucki
boost encourag promot hike supercharg
boot buskin footgear hessian jackboot footwear
booth kiosk cubicl stall tollhous confession tolbooth tollbooth
booti boote loot pillag plunder swag prize slipper
bootleg bootlegg smuggl contraband moonshin sell market merchandis
bootlegg moonshin bootleg crimin crook outlaw felon malefactor
booz crapul boozi spirit liquor drink boozer drunken fuddl bitter whiski whiskei brandi
borat salt
border delimit mete environ surround borderlin margin bound habit inhabit dweller denizen indwel
borderlin margin delimit mete border
bore boring irksom tiresom wearisom tediou deaden blase drill dull
boredom ennui tedium dissatisfact blah
borrow adopt recipi freeload
bosom bosomi titti
boss bossi honcho foreman hirer gaffer supervisor baa ganger guvnor
boston beantown
bother daunt faze annoi irrit annoy discommod incommod rile vex nettl disoblig nark
bottl contain flask gourd jug ampoul ampul caraf carboi crewet cruet decant demijohn
bottleneck chokepoint constrict
bottom undersid undersurfac bun buttock derrier keister nate prat tooshi tush ass ars
botulin botulismotoxin bioarm bioweapon
boucl cloth fabric textil
bouffant puffi
boulder boulderi bowlder rocki stoni rock
boulevard avenu street
bounc ricochet rebound peppi resil bounci zippi jounc reverber repercuss
bound bounded delimit boundari leap bounder jump edg border demarc heliopaus mete shorelin
boundari bound edg peripheri demarc delimit heliopaus mete shorelin bourn lineat
boundless infinit limitless unbound unbounded infinitud qualiti
bouquet corsag nosegai posi fragranc redol
bourbon reactionari ultraconserv
bout bing
bovin bovid
bow arc arch arciform arcuat bowleg obeis bowknot acced prow genuflect genuflexion spiccato
bower arbour pergola boweri arbor embow
bowl stadium contain bocc bocci bosi candlepin duckpin googli ninepin skittl tenpin
bowlder boulder stone rock
bowstr cord
box boxi pugil fisticuff pack loge contain mailbox coffin snuffbox crate bandbox deedbox
boxcar dozen stockcar xii
boxer boxershort underdraw drawer pugilist short bagger packer prizefight underp battler palooka scrapper
boyhood boi childhood
boyish schoolboyish boylik
brace buttress refresh stabilis strengthen crossti
brag bragger boast braggi vapor braggart gasconad vaunt crow tout bluster swash
braggadocio rhodomontad rodomontad bluster boast jactit
braid tress plait pleach hairdo aiguilett passementeri soutach hairstyl pigtail
brain encephalon braini brainpow mind brainiac psych mental nou
braini brilliant brain
brambl braki finch
branch biram forfic prongi fork prong branchi ramat ramos ramou bifurc ramif subdivis
brand stigmat stigmatis marqu
brandi spirit liquor applejack booz armagnac calvado cognac grappa kirsch marc slivovitz
brash cheeki flashi glitz tawdri nervi garish gaudi loud meretrici
brass brassi latten ormolu
brassi brasslik garish tawdri brazen barefac bodaci flashi gimcrack tacki tatti trashi gaudi
bravado bluster fanfar ostent
brave courag braveri dauntless intrepid unfear audaci valor fortitud heroism gallantri mettl stouthearted
braveri brave courag fearless valor fortitud heroism dauntless gallantri intrepid mettl stouthearted valianc
brazen shameless barefac bodaci insol audaci brassi dare bold hardi hardihood
brazil brasil brazilian
brazilian brazil
breach infract transgress violat
bread breadstuff clam dinero gelt moolah pelf shekel simoleon kale boodl lolli lucr
breadth width comprehens larg broad intellig
break skint breakag bust humbl smash splinter chip
breakabl frangibl fragil consist brittl crispi crumbli friabil
breakawai fissipar separatist
breakdown disloc rot
breakfast meal repast
breakthrough discoveri
breakup separ dissolut invalid splitsvil
breakwat groyn jetti seawal bulwark groin mole barrier
breast titti tit boob
breastwork parapet fortif machicol
breath breather suspir respir voiceless eupneic eupnoeic ventil smoke pant snore inhal eupnea
breathless dyspneal dyspneic dyspnoeal dyspnoeic breathtak sob pulseless dyspnea dyspnoea
breech knickerbock pantaloon trouser knicker buckskin britch
breed genteel gentil engend procreat breeder spawn fosterag upbring
breez breezi zephyr wind
breviti brief transienc ters
bribe bribabl briber briberi payoff kickback payola
briber suborn bribe crimin crook outlaw felon malefactor
brick cope firebrick
bricklay craftsman artisan artific journeyman
bride bridget brigid honeymoon newlyw
bridegroom groom honeymoon newlyw
bridg bridgeabl
bridgehead foothold beachhead
brief breviti transienc inform underp
briefli concis
brier brierpatch bullbrier catbrier eglantin greenbrier sweetbriar sweetbrier veget
bright glitter splendor brillianc radianc luster opalesc effulg glister iridesc refulg splendour
brighten lighten
brightli brilliantli
brillianc splendor splendour luster brilliant grandeur lustr glare grand magnific bright
brilliant brillianc superb braini magnific
brilliantli brightli
brim brimful
brindl brind tabbi
bring deliveri wreak fetch transfer transport airdrop transferr
brink verg
brisk alacr refresh smart spank zippi brisken snappi rattl sprightli
bristl barbel briari brieri bur burri setac setos bristli spini thorni barb prickli
britain britann uk blighti
britann britain
british britic brit briton anglic patrial
brittl crispi brickl brickli crisp toffe toffi unann breakabl
broad wide encompass panopt unspecif extens unsubtl width breadth
broadcast spreader transmit dissemin commun telecast newscast simulcast
broaden widen
broadsid broadsheet handbil flyer philipp tirad flier throwawai ad advert advertiz
brocad emboss rais cloth fabric textil
broil grill broiler cook cookeri
broiler broil oven
broker brokerag syndic stockbrok businessperson auction
brokerag broker
bronc broncho bronco mustang
bronchial bronchu
bronchiol bronchiolar duct bronchiti
bronchiolar bronchiol
bronchu bronchial
bronz suntan tan bronzi gunmet
brood medit ponder rumin reflect contempl pensiv broodi muse dwell
brook creek toler abid endur stream brooklet
broom besom
brothel bawdyhous bordello cathous whorehous bagnio build edific
brother brotherli stepbroth
brotherhood sodal fratern union
brotherli brotherlik brother fratern
brow forehead eyebrow supercilium hilltop lineament
browbeat ballyrag bullyrag hector bulli
brown brownish phiz toast sepia puce taup
brownish brown
bruis bruiser contus
bruit rumour rumor
brush brushi coppic cops thicket fleeci nap brushwood
brushi boski brush
brutal vicious savag barbar cruel feroci animalis viciou anim bestial brutish roughshod savageri
brute bestial brutish beast wildcat beastli anim creatur wolf brutal fauna attack assault
bu autobu charabanc jitnei motorbu motorcoach omnibu busbar jalopi minibu trolleybu
bubbl effervesc spumi bubbli champagn foam frothi sparkli scintil foami globul
buck sawbuck sawhors
buckboard carriag equipag
bucket pail contain cannikin
buckl warp holdfast
buckskin breech knickerbock knicker
bucol arcadian eclogu peasant idyl pastor
bud agamogenesi
buddha gautama siddhartha
buddhist buddhism
buddi croni sidekick pal chum friend cobber
budg stir agit
budget budgetari fund
budgetari budget
buff devote lover furbish fan follow amorist aerophil groupi metalhead
buffalo bison
buffet pound batter
buffoon clown goofbal goof fool muggin saphead tomfool
bug pester badger beleagu glitch hemipteran hemipteron microb teas
buggi roadster bat batti bonker cracker daft kooki loco nut balmi barmi dotti
bugl bugler buglewe
bugler bugl trumpet cornetist
bui purchas buyer shop viatic viaticu
build edific construct reinforc hous structur hotel theatr theater architectur restaur feedlot schoolhous
builder materi
buildup accrual accruement
bulb bulbac lightbulb bulbou bulbar bulblik bulbil bulblet
bulg belli bulgi convex protuber gibbos gibbous bulbou excresc extrus protrus hump jut
bulgaria bulgarian
bulk major bulki number
bulki massiv bulk big
bull bruiser dogshit horseshit strapper samson
bullet slug projectil dumdum
bulletin newsbreak newsflash
bulli cork hooligan nifti roughneck ruffian yob yobbo yobo intimid groovi peachi rowdi
bullshit dogshit horseshit crap shit
bullyboi rowdi bulli roughneck ruffian hooligan yob yobbo yobo
bum git lowlif rotter puke stinkpot skunk stinker cadg hobo mooch bun buttock
bumblebe humblebe bee
bump bumper demot gibbos gibbous knock
bunch bunchi cluster clump caboodl agglomer swad tuft tussock
bundl sheaf packet packag court woo courtship
bunk manger
bunt bunter hit cloth fabric textil ortolan
bunter bunt batter slugger hitter batsman
buoyant floati perki chirpi buoi buoyanc
burden onu encumbr incumbr load headach fardel
bureau agenc offic dresser in ph afisr arda bj bja bmdo ccrc cdc
bureaucraci bureaucrat officialdom
bureaucrat bureaucraci offici assessor exciseman functionari officialdom taxer taxman
burglar burgl burglari burglaris heist thief housebreak stealer
burglari burgl burglar housebreak feloni
buri inhum inter entomb burial hide conceal reburi
burial entomb inhum inter sepultur buri funer obsequi
burli beefi buirdli strap huski
burma myanmar
burn burnabl combust electrocut arson incendiar inciner
burner apparatu setup blowlamp blowtorch
burr burri bur pericarp
burrow tunnel
bursiti red rubor
burst burster
bush shrub chaparr bushi insul frangipani yucca dielectr nonconductor abelia amorpha arbutu artemisia
bushel mend repair
bushi shaggi bush
bushwhack hillbilli waylai scupper ambush ambuscad
busi busy occup job dealership
businessman owner proprietor syndic amalgam arb arbitrag arbitrageur businessperson industrialist magnat transactor tycoon
businessmen profess
bust break busti skint buster
bustl ado flurri hustl rucku ruction
butcher butcheri blunder botcher bumbler bungler fumbler meatman slaughter butcherli fuckup stumbler
butler pantryman manserv
butt abut adjoin hill
butter butyrac butteri
buttock bun derrier keister nate prat tooshi tush ass ars backsid fanni hindquart
button buttoni fasten doorbel holdfast
buttress brace
buyer emptor purchas vende bui order custom
buzz abuzz bombil bombin buzzer
bw bioattack war warfar
bygon bypast foregon depart go yesteryear
bypass beltwai ringwai
cab cabriolet taxicab taxi
cabana tent
cabbag chou clam dinero filch gelt moolah pelf pilfer purloin shekel simoleon snarf
cabin stateroom
cabinet locker furnitur
cabl cablegram telegraph
cach stash hoard
cackl cackler cackli
cackli squawki cackl
cadav cadaver corps remain cremain
cadaver cadav emaci gaunt pinch haggard wast
cadenc cadent metr rhythmic catalexi scansion
caesar authoritarian dictatorship monocraci shogun stalin tyranni totalitarian absolut caesarean caesarian despot autarchi
cafe coffeehous restaur caff cybercaf eateri estaminet
cafeteria restaur eateri
cage coop birdcag
cagei canni clever cagi chari
calam calamit tragedi catastroph cataclysm disast tsunami misfortun apocalyps
calcif calcifi
calcifi calcium calcif
calcium ca calcifi metal
calcul comput calculu conniv estim figur scheme deliber measur reckon shrewd cypher cipher
calculu calcul concret tophu tartar bileston cystolith enterolith gallston nephrolith ptyalith sialolith urolith
calendar calendr
calf sura calfskin dogi leppi
calib calibr qualiti level superior
calibr graduat calib standard standardis qualiti activ level superior tune
california ca californian
californian california
caliph calif kalif kaliph khalif khalifah ruler swayer moslem muslim
call vocat career name scream phone job occup lifework
caller phoner telephon visit visitor
callou callous callos pachydermat indur cauter cauteris
callous unfeeling callou callos insens unfeelingli hard thicken insensit
calm appeas composur equanim seren unagit tranquil tranquillis quieten becalm pacif disposit aplomb
calmli sedat
calorimetr calorimetri
calumni aspers calumniatori defam defamatori denigr denigratori libel slander traduc besmirch obloqui smirch
calv birth parturit
camaraderi chummi comradeli comraderi comradeship sociabl
cambodia kampuchea cambodian
camouflag camo disguis
camp bivouack tent canton bivouac encamp camper cliqu coteri ingroup habit inhabit hutment
campaign candidaci candidatur nomine candid election crusad politician stump hust pol politico
camper camp vacation vacationist
canada canadian
canadian canada
cancel clathrat abrog attaind reciss resciss nullif
cancer carcinoma leucaemia leukaemia leukemia lymphoma sarcoma
candi crystal glace confect crystalis sugarcoat taffi toffe bonbon brandybal butterscotch candyfloss fondant
candid forthright campaign nomine candour candor direct frank plainspoken outspoken blunt honest honesti
candidaci campaign candidatur election stump crusad hust
candidli frankli honestli
candl taper candela lamp rushlight chandleri
candlewick wick
candour candid forthright candor direct frank honest honesti
cane wickerwork wicker lambast
cannon artilleryman gunner artilleri serviceman culverin ordnanc
canon canonis glorifi canonist sanction basic canyon prescript sanctif
canonist canon
cant atilt tilt lean buzzword tip argot lingo jargon patoi nonsens hokum
canteen flask
canter lope
cantl backrest
canva cloth fabric textil tarpaulin tarp
canvass election headcount pollster scrutin solicitor analyz poll persuas suasion
canyon canon ravin
canyonsid slope
cap deton contain mobcap balaclava beret berretta biggin biretta birretta calpac calpack coonskin
capabl abli aptli compet potenti associ defens capac perfect abil execut aptitud imperfect
capac capaci capacit capabl
capacit capacitor capac condens
capacitor condens capacit electrolyt
cape ness ground peliss tippet
caper frolic gambol
capillari capillar hairlik tube
capit capitalist capitalis tax asset taxat
capitalist capit
capitul paper
capstan windlass winch
capsul capsulis encapsul capsular abridg
captain captainship skipper
captiv bewitch enamor enamour enchant enthral entranc immur incarcer becharm beguil fascin imprison
captor captur person individu surpris kidnapp kidnap somebodi abductor
captur captor captiv enamor enamour bewitch becharm beguil person individu surpris kidnapp kidnap
car auto motorcar automobil contain convert taxi jeep ambul coup sedan landrov hardtop
caravan vacat
carbin carabin carabini rifl rifleman
carbon carbonac carbonis carbur carburis carbonifer charcoal graphit suffus permeat pervas fulleren lampblack
carcass carcas
card stop game seven baccarat beziqu cassino cribbag ecart euchr faro mont penuchl
cardboard unlifelik pack wad paperboard pasteboard posterboard strawboard
cardin cardinalship central fundament primal kei
cardiomegali megacardia megalocardia symptom
cardroom room
care cautious loving caution tend painstaking
careen stagger lurch keel reel swag
career careerist call vocat job practic occup lifework
carefre unworri insouci lighthearted lightsom slaphappi blith unconcern nonchal
carefulli cautious
careless nonperform neglig sloppi neglect dodg incaut incauti
carelessli heedlessli incauti raffishli rakishli
caress cuddl fondl hug kiss pet smooch snuggl neck stroke foreplai snog
caretak concierg custodian sacristan verger keeper
careworn draw haggard raddl wear
cargo lade freight payload shipment consign load product merchandis ware
caricatur caricaturist ap imperson
carload boatload shipload assemblag
carnal lascivi lubric prurienc fleshli sensual carnalis sensualis erot sexi amor am erotic
carniv funfair
carp carper faultfind cavil chican critic
carpent carpentri woodwork woodman woodsman
carpentri woodwork carpent craft cabinetmak cabinetri
carpet rug furnish drugget hearthrug nammad numdah wilton broadloom
carri carrier transport
carriag equipag perambul pram pushchair buckboard barouch cabriolet caroch clarenc droshki droski gharri
carrier toter bearer flattop carri
cart cartag menu handcart pushcart haul drag wagon truck oxcart dogcart dumpcart jinrikisha
cartesian descart
cartilag gristl cartilagin arytaenoid arytenoid fibrocartilag meniscu
carton contain
cartoon cartoonist toon wit funni witti wittic
cartoonist cartoon draftsman
cartridg ammunit ammo cartouch
carv carven carver sculptur woodcarv scrimshaw glyptographi
carven carv
case encas incas instanc causa lawsuit happen contain occurr gearbox
casebook textbook
cash cashabl currenc chickenfe
cashmer kashmir cloth fabric textil
casino cassino
cassit kassit
cassock soutan vestment
cast mold contriv
castanet bone clapper
castig chastis upbraid ear objurg chasten reprehens reproof reprov
castl castel battlement embattl palac mans
casual insouci nonchal nonchalantli cursori perfunctori familiar inform slangi
cat felid
catalog catalogu book librarian bibliothec discographi
catalogu catalog librarian bibliothec discographi
catapult catapultian sling arbalest arbalist ballista bricol mangonel slingshot trebuchet trebucket
catapultian catapult
catastroph ruinou calam tragedi cataclysm disast tsunami misfortun apocalyps
cataton catatonia
catcal vocifer outcri
catch contract espial transmitt transmiss communic contagi spot catcher grab spy detect
catcher backstop catch infield
catech catechism catechist catechis
catecholamin hormon noradrenalin adrenalin epinephrin norepinephrin endocrin
categor categoris flatli categori uncondition classif compartment compartmentalis sort uncondit assort index reclassif
categori categor class famili collect aggreg
cater ply provid job occup supplier
caterpillar larva silkworm bollworm cabbageworm cankerworm cutworm inchworm looper webworm
catharsi abreact katharsi cathart purg
cathedr cathedra duomo church minster
cathet catheter catheteris tube
cathod electrod photocathod
cathol catholic univers christian roman pope pontiff uniat
catholic catholicis cathol latinis latin christian roman papism
catkin ament infloresc
cattl cattleship cow kine oxen beef ox africand milcher milker stirk
cattleman cowhand cowherd cowman cowpok cowpunch cowboi puncher stockman
caus causat causal induc stimul send
causal caus relat
caution cautious monish caveat care cautiou admonish cautionari forethought
cautiou cautious caution
cautious cautiou care caution carefulli conserv guardedli attent
cavalcad process
cavalri troop soldieri
cavalryman trooper soldier cuirassi hussar lancer
cave spelunk grot grotto
caveat caution warn
caveman troglodyt
cavern erectil
caviti alveol faveol honeycomb pit cari cavum sawpit
cavort rollick skylark disport frolic gambol romp frisk lark
cc millilit millilitr ml mil
ceas cessat quit discontinu stop
ceaseless continu incess unremit unceas perpetu endless
celebr celebrat fame famou histori note renown stori celebratori illustri fete jubil notabl
celer rapid speedi quick immedi instanc prompt fleet instantan expediti promptitud
celesti heavenli supern
cell cellular compart acaryot akaryocyt akaryot archespor archesporium blastema blastomer gametocyt parthenot zygot
cellar basement storei
cellulos plastic pectin polyos polysaccharid
celtic celt gaelic
cement cementiti
cemeteri graveyard necropoli site
censorship censor counterintellig
censu nosecount count numer enumer
censur blamabl blame blameabl blameworthi culpabl animadvers reprimand crimin excommun disapprob
cent centim penni subunit
centenari centenni
centenni centenari anniversari
center focuss focus focu centr particular
centerfield centr tract outfield
centimet centimetr cm
centr centric central middl midpoint centerfield center essenc rivet area midfield midstream
central centralis fundament primal cardin centr concentr kei polici consolid
centrifug separ extractor ultracentrifug
centuri period quattrocento
ceram ceramicist ceramist
cerebellum cerebellar
cerebr intellect mentat think cogit reason consider ideat excogit
ceremoni ritual observ pompou memori formal funer wed obsequi hymen maundi memorialis nuptial
certainli sure
certainti assur confid predict inevit sure unavoid relianc unquestion certitud overconfid indubit cocksur
certif credenti corrobor enfranchis certifi document authent paper accredit diploma empower
certifi manifest certificatori attest certif licenc
certiorari writ
certitud cocksur overconfid certainti
chafe gall annoi irrit sore intertrigo
chaff josh banter chaffi stubbl husk jolli shuck
chagrin abash embarrass mortif humili abas
chain enchain iron caten catenul concaten seri shackl catena
chair professorship armchair wheelchair chais highchair
chairman chairmanship chairperson chairwoman presid
chais shai dayb chair
challeng competitor contend gainsai ambiti rival disput intrigu champion contest comer champ finalist
chamber bombproof furnac airlock cofferdam fireroom sepulch sepulchr stokehol stokehold tokamak
chambermaid maid housemaid maidserv amah
champ champion chomp challeng contend competitor
champagn bubbl
champion champ paladin challeng contend competitor
championship back patronag
chanc dicei opportun chanci dodgi possibl
chancel bema sanctuari
chandeli pendant pendent
chang changjiang yangtz inconst changeabl alter changer unpredict caprici
channel channelis canal canalis steer maneuv manoeuv guid manag
chant cantil chanter inton sing vocal
chantlik inton singsong
chao pandemonium bedlam chaotic confus balagan
chaotic chao
chap roughen crack bloke fella lad fellow blighter feller gent cuss crevic cranni
chapter section
charact persona character characteris lineament characterist
character delin characteris depict charact descript portrait portraitur
characterist featur charact facet
charcoal fusain carbon
charg charger supercharg
charger courser charg
chariot auriga
charisma charismat attract interesting
charit openheart gener generos
charlatan mountebank quackeri quack deceiv beguil cheater craniologist knaveri phrenologist dishonesti trickster
charm beguil enthral entranc appealing captiv enamor enamour appeal bewitch becharm charmer delight
charnel sepulchr
chart chartist
charter leas hire paper
chase pursu pursual chaser pursuit trail
chastis castig objurg chasten punish penalti penal penalis
chastiti celibaci chast abstin
chat claver natter chaffer chitchat confab confabul chatter jaw chatti schmoos schmooz
chatter cotinga prater babbler chatterbox spouter claver natter yack gabbl prattl magpi chat
cheap inexpens sleaz tacki cheesi crummi garish tat tawdri chintzi flashi gimcrack tatti
cheat unsport unsportsmanlik cheater chous adulter jockei chican darnel deceiv dissimul
check chequer checker chequ
checkbook chequebook
checklist list
checkout inspect
checkup exam scrutini
cheek lineament
cheekbon malar zygomat bone
cheer shout sunni blith sunshin pollyannaish cheerer embolden hearten upbeat comfort satisfi encourag
cheeri sunni gai
chees cheeseflow bleu brie camembert chevr edam gouda liederkranz limburg mozzarella muenster parmesan
cheesecloth net veil gauz
chela nipper pincer
chemic chemistri soften fertil reactant bacteriacid daminozid fertilis fumig herbicid larvicid pesticid phytochem
chemist chemistri apothecari druggist pharmacist scientist biochemist phytochemist radiochemist
chemistri chemic chemist geochemistri chemoimmunolog electrochemistri femtochemistri immunochemistri photochemistri radiochemistri thermochemistri
cherish treasur preciou want
cheroke iroquoian iroquoi
chest pectu chesti thorax
chew mastic chewer manduc manduct gum chomp
chic modish stylish voguish chichi swank smart eleg dapper jaunti natti
chick biddi dame wench chicken
chicken poulet volail hen rooster chick frier fryer dominick dominiqu orpington
chide berat objurg scold rebuk lambast trounc remonstr reprimand lectur reprehens wig reproof
chief main princip primari honcho foreman
chiefli mainli princip primarili
chieftain chieftainship headman leader
chignon hairdo hairstyl coiffur
child childli tiddler youngster kid childhood nipper tike shaver tyke nestl minor fry
childhood child pueril boyhood girlhood maidenhood maidhood
childish infantil pueril young
childlik childli
chill scari shudderi gelid shiveri frisson ici cool shiver
chilli chile chili ici cold frigid parki cool
chimnei smokestack stovepip flue
chin mentum buccula lineament
china cathai prc cracklewar
chink tink tinkl chinaman
chip fri splinter fleck break potato murphi tater breakag
chipper debonair jaunti
chiropractor therapist healer
chirp cheep chirrup chirpi peep tweedl
chisel defraud grifter scammer swindler gouger deceiv beguil cardsharp cheater sharper welcher welsher
chivalr gallantli knightli chivalri gallant
chivalri politess chivalr knightli gallantri
chivi chevi chevvi chivvi harri beset harass hassl plagu molest provok
chlorid bichlorid calomel dichlorid dichloromethan hemin perchlorid protohemin trichlorid
chlorin cl ga radiochlorin halogen prechlorin
chlorothiazid diuril antihypertens thiazid
chlorpromazin thorazin phenothiazin antipsychot neurolept thiodiphenylamin
chock chockablock
chocol cocoa umber beverag drinkabl potabl
choic fine select option altern vote superior ballot
choir chorist choral
choirboi chorist
choke strangl throttl strangul clog disord
cholelithiasi lithiasi
cholesterol cholesterin sterol
chomp champ feed eat chew mastic manduct
choos select opt prefer darl deari ducki
choosi choosei
chop shred slice chopper
chopin platform music shoe
chopper cleaver helicopt whirlybird eggbeat chop grounder groundbal
chord chordal sforzando arpeggio
chore task job duti shitwork
choreograph creator
choreographi danc ballet cancan terpsichor
chorin showgirl dancer terpsichorean
chortl chuckl
choru choral refrain choric
christ christli jesu christian savior redeem saviour deliver
christen baptis baptiz baptism
christendom christian
christian christianis christ christendom christianli religion cathol faith donat protestant catholic advent tractarian
christma christmastid christmastim noel yule yuletid xma
chromatogram record
chromatograph chromatographi
chromatographi chromatograph
chrome chromium cr
chromium cr metal chrome
chronic inveter
chronicl account histori historian historiograph
chronolog chronologis glottochronolog timelin
chrysanthemum blossom
chuck eat grub chow regorg upchuck pat
chuckl chortl
chuff huff
chump patsi sucker fool mug gull victim
chunk glob chunki clod unit unitis lump clump colloc agglomer configur constel coagulum
chunki chunk lumpi squatti stumpi dumpi
church churchli cathedr duomo kirk
churchgoer congreg parishion
churchillian churchil
churchman cleric ecclesiast clergyman ordain reverend pluralist
churn roil roili turbul moil
chute slidewai parachut moulin parasail
cicada cicala homopteran
cigar cheroot cigarillo claro panatela panetela panetella stogi
cigarett cigaret fag reefer spliff
ciliat ciliophoran cilial ciliari protozoan infusorian paramecia paramecium protozoon tetrahymena vorticella
cilium cilial ciliari eyelash organel
cinch pushov picnic walkov undertak doddl
cinema cinemat celluloid film
cinemat cinematis cinema
cipher enciph encrypt aught comput nada nil nobodi nought zilch zippo noth calcul
circl circular band ellips epicycl
circu troup
circuit roundabout tour deviou limit itiner
circul circulatori dissemin circularis diffus circular
circular circularis circl round dissemin broadsheet handbil orbitu circul public concentr advertis
circumfer surround encompass circumferenti perimet size
circumscrib circumscript limit
circumspect discreet discret prudenc wari chari
circumst luck circumstanti fate fortun condit lucki
citat commend cite laurel accolad
cite mention refer ad quot citat
citi citifi metropoli municip
citizen citizenship elector voter freeman freewoman repatri
citron citru
citru citrou lemon citron
civil civilis cultur genteel polit educ societi defer courtesi devoir islam muslim
clad cloth face revet
clai dirt argil bentonit fireclai kaolin pipeclai adob
claim claimant arrog
claimant claim applic pretend applier
clairvoy esp precognit foreknowledg parapsycholog
clam dinero gelt moolah pelf shekel simoleon kale boodl lolli lucr wampum lettuc
clamber shinni scrambl shin sputter struggl
clammi dank damp moist
clamor clamour obstreper vocifer blatant clamant blare strident cacophoni din loudli nois outcri
clan kin tribe kindr folk totem mishpachah mishpocha genealog
clandestin undercov surreptiti secret underground
clang clangor clanger clangour clash clank crash
clangor clang clangour clash clank crash nois
clank clangor clangour clash clang crash
clannish cliquish exclus snobbi snobbish clubbi snobberi snobbism
clap applaus bam applaud commend handclap
clarifi elucid clarif
clariti lucid clear limpid pellucid unclouded understand precis comprehens explicit unambigu unequivoc clearcut
clash clangor clangour friction clang clank crash collid nois
clasp clutch
class classifi categori grade cours
classic classicis classicist human art
classicist classic artist
classif classifi compartment compartmentalis categor categoris assort index reclassif typolog dichotomi trichotomi
classifi classificatori assort classif distinct class
classificatori classifi
classless egalitarian
classmat schoolfellow schoolmat
classroom schoolroom room homeroom
clatter brattl clack nois
claus clausal
claw talon nipper pincer
clean cleans cleanup cleaner improv sweep scrub spotless sanit purif purg washup immacul
cleaner cleanser clean store formul shop soap dentifric
cleanli flawlessli fastidi
cleans cleanser ablutionari clean cleanup scrub sanit washup disinfest sanitis
clear lucid clariti glade limpid pellucid absolv exculp exoner unclouded vindic unclutt clarif
clearanc headroom headwai
clearli intellig understand distinctli
cleat shoe calkin
cleav cleaver cleft rive cleavag coher cling split
cleft cleav dissect scissur indent
clench clinch clutch
clergi cleric pastor priesthood prelaci prelatur
clergyman reverend domin offici priest minist pastor preacher cleric postul sermon ecclesiast shepherd
cleric churchman ecclesiast clerk clergi polici clergyman ordain reverend pluralist
clerk bookkeep clerkship cleric salesclerk employe account mapper penpush sorter
clever invent canni cagei ingeni ingenu cagi smart creativ
cleverli smartli
clich banal platitud bromid commonplac remark comment truism
client custom
clientel patronag person
cliff crag precipic
climat acclim acclimat acclimatis clime mood
climax climact culmin orgasm
climb mount climber ascent
clinch clench
cling coher cleav adher
clinic dispensari
clink jailhous tink jail tinkl gaol slammer pokei poki
clip trim snip clipper excerpt
cliqu coteri ingroup camp band faction camarilla galer junta junto cabal
cloak disguis mantl drape wrap mask cloth
clobber drub bast lick
clock alfilaria alfileria filare filaria durat timepiec storksbil chronomet clepsydra horolog timekeep
clod glob chunk lout lummox oaf goon lubber stumblebum lump gawk clump agglomer
clodhopp brogan brogu shoe
clog hinder imped obstruct clot congest choke geta patten
clonic clonu
close shut unopen mingi near niggard niggardli tightfisted intimaci intim parsimoni secret closedown
closer nearer nigher
closet cupboard loo wardrob
closeup photo
closur closedown shutdown clotur
clot coagul curdl clog coagulum clabber thrombu thermocoagul embolu glob
cloth habili textil fabric clad encloth tog apparel wearabl vestur habilit raiment mantl
clotheshors fop dude sheik dandi
clotheslin cord
cloud sunless cloudi aerosol evapor nebul vaporis vapour cirrocumulu cirrostratu contrail cumulonimbu stratu
cloudburst downpour pelter soaker torrent waterspout delug rain rainfal
cloudi nebulos nebul turbid overcast murki muddi mirki cloud vapor misti inclement steami
clover trefoil herb shamrock
clown buffooneri harlequinad japeri prank buffoon frivol funni goofbal drolleri goof fooleri tomfooleri
club guild clubbi clubhous gild symptom
clubfoot talip deform malform misshapen
clubhous club build edific
cluck clack
clue hint clew indic
clump clop clunk cluster bunch glob chunk clod agglomer swad tuft tussock
clumsi gawki ungainli maladroit clunki unwieldi inapt slow graceless inept ineptitud bunglesom fumbl
cluster clump agglom agglomer bunch constel swad tuft tussock
clutch prehend seiz grip clench clasp embrac prehens
clutter litter welter jumbl muddl fuddl
cm centimet centimetr
coach manag handler employ trainer
coagul clot curdl coagulum grumos grumou solidifi thermocoagul
coal ember lignit anthracit
coalesc amalgam fuse consolid conflat immix conglutin mix commingl concret coalit meld merg
coalit alin align coalesc allianc conglutin concret organ bloc entent
coars uncouth vulgar graini granular gross nubbi raunch tweedi salti common
coast seacoast seashor coastal shore sand litor seaboard seasid tideland landfal littor
coastal coast
coat finish jacket greatcoat overcoat gild mackinaw patina coate overgar raincoat topcoat bitumast
coax cajol coaxer inveigl wheedl blarnei ingratiatori palav
coaxial coaxal
cobbler shoemak cobbl maker nonsens bootmak hokum shaper
cocain cocainis basuco
coccidioidomycosi coccidiomycosi mycosi
coccidiosi infest
cock rooster stopcock tittup
cockatoo parrot
cockei askew lopsid wonki awri besot blotto crock derisori fuddl preposter slop slosh
cocki bumptious pushi forward assert
cockroach roach blackbeetl crotonbug
coconut cocoanut coco copra
cocoon seclus
coddl coddler cosset pamper cocker mollycoddl featherb indulg
code steganographi codifi cryptographi codif decipher decod decrypt encod encrypt recod bushido omerta
codif codifi code systemat systematis bushido omerta
codifi code codif statut
coeffici reflect weight expans absorpt transmitt
coerc coerciv coercion forc hale
coexist cohabit exist being
coffe java beverag cappuccino decaf espresso demitass drinkabl potabl
coffeehous cafe restaur caff cybercaf eateri estaminet
coffeepot pot percol
coffin casket box sarcophagu bier
cognat consanguin matrilineag enat connat sib
cogniz cognis cognit cognosc knowabl awar know knowing ken
coher cohes cling cleav adher continu
cohes coher gluey gluiness gummi ropi viscid tacki continu connected
coil helic spiral volut whorl gyrat turbin gyre handbuild helix
coin coinag coiner speci dime bawbe bezant bezzant byzant doubloon ducat eightpenc farth
coincid coincident concurr cooccur simultan happenst concur accid fortuiti
cold chilli ici frigid
coleridg coleridgean coleridgian
collabor cooper coaction henchman collaborationist pardner quisl collaboration quisling partner accessari
collag montag photomontag ikon icon
collar neckband arrest nab rabato rebato
collat snack meal repast
colleagu workfellow collegi confrer
collect assembl conjointli aggreg equanim gather payabl jointli accumul collectiv collectivis compil hoard
collector aggreg gather person individu archivist conchologist numismatist numismatologist philatelist somebodi packrat
colleg collegi
collegi colleg colleagu
collegian student pupil undergradu educate undergrad postgradu
collis collid imping
colloid mixtur emuls sol
colloqui convers conversation inform
collus collud conniv arrang
colombian colombia
colon colonis coloni settl settlement aspinwal establish megacolon clyster enema
coloni colonialist colonist colon colonis settlement us exploit victim neocoloni victimis
color coloris colour colouris negro flag dye timbr tint depigment
colorado co
coloratura soprano
coloss stupend prodigi colossu
colour color coloris colouris colorist bias dy negro bleach discolour slant dye timbr
colt ridgel ridgil ridgl foal
columbin aquileg aquilegia flower
columbu columbian
column columnist editori columnar
columnist editorialist column journalist
columnlik columniform columnar
coma comatos comal unconsci
comb milit scrappili agonist battl bellicos disput disputati contenti litigi combat ransack aggress
combat battler scrapper fighter comb fight battl hostil
combin compound combinatori collect mix blend aggreg haplotyp commixtur interspers
combust burnabl combur conflagr burn ignit qualiti oxid flame oxidis flammabl inflamm deflagr
come bonni comeli seemli sightli upcom arriv becom decor forthcom advent approach comer
comeback rejoind ripost retort replic sass backtalk
comedi comic funni drolleri farc melodrama slapstick seriocomedi sitcom
comedian comic perform joker jokest gagman
comer arriv come challeng contend competitor
comet cometari
cometari comet
comfort amen conveni comfi consol consolatori allay satisfi quilt sympath sympathis sooth pacifi
comic risibl comedi amus laughabl mirth funni comedian
command overlook hijack commandership highjack domin bid dictat pirat precept offic generalissimo saceur
commando ranger serviceman
commemor memori memorialis remembr mark object festschrift
commenc begin outset showtim start kickoff instal incipi found resumpt instaur recommenc scrum
commend applaud laudabl praiseworthi citat admir praiseworthili cheer congratul applaus clap permiss tribut
commensur proportion correspond
comment commentari observ remark statement expert clich annot banal platitud zinger
commentari comment statement midrash annot
commerc commerci mercantil import sell market trade merchandis export transact defray ipo
commerci commercialis commerc mercantil import sell market trade exploit merchandis export transact defray
commi communist socialist revisionist bolshevist
commiser commis sympathis piti condol ruth patho sympath
commiss committe accredit licenc licens commission board conserv subcommitte empower pac politburo praesidium
commissari store shop px
commission commiss
commit committed perpetr devot dedic allegi committ institution institutionalis consecr
committe commiss board conserv subcommitte pac politburo praesidium presidium vestri
commod chiffoni crapper toilet pot potti throne product middl merchandis export drygood artifact
common commonalti commonplac everyday gross raunch vulgar mutual expected coars person individu solidar
commonli normal ordinarili unremark usual
commonplac everyday banal clich platitud unglamor unglamour common bromid hacknei timeworn trite humdrum
commonwealth nation countri republ provinc superpow suzerain
commot kerfuffl rucku ruction rumpu disrupt din disturb turmoil uproar tumult tumultu tempest
commun communalis communist bolshev bolshevis communicatori communis intercommun nation nationalis communion person present
communion manduct commun share intercommunion
communiqu dispatch despatch
communist commun commi
commut replac substitut transmut permut travel exchang interchang fungibl
compact densif compress concret dens tight densiti concentr compendi concordat heavyset stocki succinct
compani companionship troup institut pharma
companion companionship comrad fellow friend playmat sociabl playfellow tovarich tovarisch
companionship companion fellowship compani friendship freemasonri
compar rel comparison equival liken equat like exam similitud scrutini alik
comparison compar exam scrutini liken
compart compartment compartmentalis cell pob cubbyhol
compass compassion ambit scope rang circumnavig grok comprehend heartstr tenderhearted gyrocompass
compassion pityingli compass piti sympathi merci heartstr tenderhearted
compat congeni
compatriot countryman
compel oblig compuls
compens remuner remun pai salari stipendiari counterbal indemnifi damag amend reimburs redress emolu
compet abli aptli capabl competitor competitori vie competit contend abil profici
competit compet competitori rivalri contest aggress
competitor challeng compet contend rival champion contest comer champ finalist semifinalist tilter
compil accumul hoard collect amass compos author writer assembl encyclopaedist encyclopedist lexicograph lexicologist
complain bellyach complaint grumbler moaner plaintiff snivel whiner quetch crybabi squawker kvetch litig
complaint complain ailment disord kinetosi
complais complianc oblig obliging defer agreeabl
complement complet complementari
complet complement realis realiz total wholli entir altogeth accomplish complementari finish windup final
complex complexifi composit qualiti elabor knotti tapestri complicated intricaci
complexion complect blond livid pallid pallor ruddi sallow swarthi tawni wan achromasia
compli complianc compliant follow
complianc complais compli compliant obliging defer abid conform submiss honor cooper agreeabl
complic complicated perplex rarifi refin knotti guilti guilt
compliment complimentari congratul greet salut flatteri extol kudo smarm
complimentari compliment costless grati gratuit
compon element compos portion ingredi part factor constitu
comport mien bear deport acquit behav lordli gravita
compos compon composit indit compositor write compil composur placement songwrit contrapuntist psalmist symphonist
composit compos complex opu pen authorship makeup properti syndrom
composur equanim calm compos seren tranquil disposit aplomb tempera assured
compound combin deepen intensifi mix blend commixtur interspers
comprehend appreci apprehend comprehens grok savvi grasp perceiv compass
comprehens comprehend understand breadth full larg comp complet clear qualiti intellig clariti apprehens
compress squeezabl spongi densif compressor constrict compact concret soft squeez condens
compris contain constitut incorpor
compromis conciliatori cooper negoti treater
compuls obsess obsession compel coercion person trait perfectionist workahol somebodi
compunct remors repent penanc penit rueful
comput calcul estim computer computeris figur reckon cypher cipher total process procedur machin
comrad comradeli comradeship companion fellow friend playmat playfellow tovarich tovarisch
con defraud hornswoggl swindl bunco diddl scam bunko flimflam memor memoris mulct rook
concav incurvatur incurv shape conform configur
conceal hide privat privaci secreci covert buri mask stealth hidden shoji
conced concess confess cede yield profess assent acquiesc bye
conceit swell vain egotist vaniti conceited pride
conceiv imagin origin concept conceptu conceptualis gestat mastermind think believ possibl suggest propos
concentr concent homocentr focal focalis central centralis rivet compact focu titer circular molal
concept conceptu conceptualis ideat conceiv notion impregn think idea abstract
conceptu concept conceptualis conceptualist conceiv embryo gestat formul anim frame creatur beast blastospher
concern pertain refer relat
concert concertis cooper conjunct perform
concertina barbwir
concess conced franchis
concessionair concession
concierg caretak
concili appeas reconcil gruntl lenifi placat pacifi peacemak mollifi conciliatori assuag propiti intermedi
conciliatori compromis concili
concis pithi succinct briefli ters
conclav meet
conclud end conclus final termin last
conclus final conclud decis determin definit judgment
concoct confect intermixtur
concord accord agreeabl conform concur agre conson comiti
concret concretist concretis coalesc densif calculu compact conglutin compress coalit materi physic corpor
concretist concret
concur agre concurr concord coincid
concurr coincid coincident cooccur simultan concur conjunct
condemn condemnatori reprehens decri excori disapprob objurg deplor crimin reprob viciou execr demon
condemnatori condemn
condens capacitor capacit distil abridg compress dew freshwat
condescend condescending patron patronis deign arch
condescens disdain supercili condescending arrog haughti lordli hauteur
condit condition weather statu hope learn danger circumst comfort element empti atmospher regular
condition condit
condon forgiv
conduct do
conductor bandlead bandmast
cone conic conoid strobil strobilu artifact artefact
confeder confederaci feder accomplic confed henchman allianc
confederaci dixieland dixi confeder feder
confer conferr bestow confere confab confabul leagu consult give meet symposium colloquium seminar
confess fink confessor conced squeal
confessor confess priest
confid assur sure intrust entrust friend certainti confidant
confidant confid
confidenti privat
configur constel shape conform contour chunk concav topographi convex lobular
confin constrain restrict limit childb constrict parturi imprison jail throttl travail captiv trammel
confirm confirmatori corrobor corroboratori falsifi substanti valid validatori verifi verificatori verif affirm reassert
confisc arrog impound sequest forfeit seiz expropri
conflict battl contradictori engag struggl
confluent confluenc merg affluent tributari
conform conformist concord complianc accord amen configur shape adapt abid agreeabl adjust contour
confound bewild maze befuddl bemus bedevil discombobul confus baffl fuddl contradictori
confrer fellow colleagu
confront showdown
confus mistak perplex bewild confound confused maze puzzl befuddl garbl disarrai bemus bedevil
congeal congel jell jelli cure harden solidif solidifi
congenit inborn innat
congest engorg clog hyperemia haemothorax hemothorax hydrothorax hyperaemia
congo zair congou
congratul extol kudo congratulatori felicit prais compliment commend paean superl encomium eulogium eulogi
congratulatori gratulatori congratul
congreg fold gather churchgoer
congress legislatur
congressman congresswoman repres legisl rep
conjectur hypothet supposit suppositi supposititi divinatori hypothes hypothesis theoris theoriz hypothec specul surmis
conjoin conjoint conjunct marri wed join
conjug connubi mate collig jointur pair unit
conjunct pinkey concert continu conjoin cooper collig concurr red simultan ophthalm ophthalmia rubor
connect connector affili attach connected connexion continu associ collig link relat properti coupl
connecticut ct
connoisseur cognoscent connoisseurship aesthet esthet
connot intens impli mean signif
conquer conqueror conquest subject super suppress subdu subjug
conqueror vanquish conquer subjug victor
conquest conquer subject subjug
conscienc scrupl conscienti moral ethic superego
conscienti scrupul painstak painstaking religi conscienc thorough meticul dilig meticulos punctili
consciou conscious wit
conscious consciou cognis awar self wake sensibl aesthesia esthesia sentienc
conscript drafte inducte muster mobil militar militaris mobilis
consecut sequenti success sequent
consent consentan accept permiss
consequ accompani ensuant result accordingli upshot concomit sequent effect collater incident consequenti outcom
conserv guardedli preserv conservationist curat econom conservativ conservativist cautious economis maintain better commiss
conservat conservativ ideolog neoconservat
consid regard consider view reckon
consider substanti thought consid think kind advis weigh muse intellect cerebr tact mentat
consign consignor cargo lade consigne freight committ payload shipment shipper
consist systemat dwell reproduc lie uniform viscos breakabl poros unbreak gaseous porous viscous
consol consolatori comfort solac sooth
consolid amalgam coalesc fuse integr unifi central merger
conson consonant harmoni harmon harmonis concord labiodent obstruent
consonant conson
consort assort affili accord
conspicu promin blatant notic obvious obtrus salienc
conspir coconspir conspiratori machin complot collud plotter conspiraci cabal conjur crimin crook outlaw
conspiraci conspiratori conspir cabal
constabl lawman
constanc bodense constant unchang metast unchanging changeless
constant constanc unvari changeless invari
constantli invari incessantli perpetu
constat suppos assumpt supposit
constel configur stud cluster dot chunk
constern alarm dismai fear fright
constitu element compon ingredi landsid pel pixel
constitut establish inbuilt inher constitution integr compris format
constrain restrict limit confin constrict impos forc restrain enforc strain
constrict constrictor constrain restrict limit confin bottleneck chokepoint constring compress narrow coarctat
constru construal interpret
construct constructor build fabric manufactur qualiti erect shipbuild bricolag
consult advis advisor consultatori advisori confer interview counselor fashionmong staret tipster
consum consumpt ingest squander ware overwhelm custom user imbib drinker chewer toper eater
consumm arrant master masterli sod orgasm
consumpt ingest uptak intak consum phthisi lunger feed drink eat suck imbib deglutit
contact interact
contain container containeris compris incorpor head hous case arm room car mouth glass
contamin pollut taint corrupt foul materi impur
contempl medit ponder rumin reflect pensiv brood muse broodi thought reflexion retrospect introspect
contemporari coeval gener person
contempt base despic contemptu sordid scorn despit disdain unworthi
contemptu contumeli insult scorn scornfulli disdain contempt disdainfulli arrog haughti lordli hauteur
contend challeng competitor content postul rival repugn compet vie cope argu champion contest
content contented contend argu contest controversi discept contenti disput argument messag rivalri collect
contest argu controversi discept disput argument conteste repugn dissent objector content protest competit
context contextu discours
contigu adjac neighbor immedi contermin near
contin continent landmass
continent contin
conting eventu happen occurr
continu ceaseless incess continuum ceaselessli unceasingli unendingli conjunct fric sibil spirant incessantli connect
continuum continu
contort writh writhen contortionist tortuos wring torsion tortuous deform crooked distort
contour configur shape conform
contraband smuggl contrabandist bootleg
contracept prevent antifertil devic anovul condom iud pessari spermatocid spermicid
contract transmitt transmiss communic contagi contractu catch contractor contractur acquir vaginismu
contractor contract constructor hauler haulier subcontractor
contractu contract
contradict beli contradictori negat contraven opposit
contradictori contradict confound conflict opposit incompat inconsist
contradistinct contradistinguish distinct differenti
contralto vocal singer vocalist vocalis
contrapt gadget applianc gismo gizmo widget contriv conveni devic gadgetri gimbal injector
contrari cranki crotcheti grumpi pervers will orneri unruli cussed fractious wil
contrast opposit
contribut conduc contributori tributari lend contributor donat impart effort
contributor contribut subscrib donor bestow
contributori conduc contribut tributari
contrit remors remorsefulli rueful ruefulli ruth attrit
contriv devis planner contrapt gadget invent stilt excogit applianc gismo gizmo widget hokei
control govern account comptrol controllership restrain bookkeep businessperson cpa
controversi argu contest discept polem disput argument content spar
contus bruis injuri harm petechia ecchymosi trauma
convei conveyanc conveyor convey express transfer
conven convok gather
conveni amen comfort handili contrapt gadget restroom livelihood
convent conventu convention rule schemat meet more nunneri
convention conventionalis stylis styliz convent attend conform orthodoxi attende meeter
converg meet join merg
convers colloqui conversationalist conversationist changeov acquaint familiar convert transit discours transpos talk info
convert convertor convers transform transmut translat car devic exchang automobil interchang auto motorcar
convex bulg shape conform configur bulgi rounded
conveyor convey convei transport messeng courier
convict yardbird belief amateur
convinc persuad persuas suasibl posit
convivi jollif merrymak jovial sociabl revelri hijink jink
convuls spasmod paroxysm turmoil spastic jactit thresh
cooccur coincid coincident concurr simultan
cook cookeri cooker toast roast simmer grill broil fry poach saut brais cuisin
cooki biscuit gingersnap ladyfing macaroon oreo teacak
cool coolant imperturb nerveless cooler chilli chill coolhead ici freez refriger infrigid
coolant cool fluid
cooler cool icebox fridg
coolli nervelessli nonchalantli
coon ringtail
coop hencoop henhous cage
cooper amen pardner collabor concert partner conjunct compromis allegi complianc tractabl coaction collaboration
coordin interconnect organis match organ skill arrang prorat
cop fuzz copper policeman
cope grappl header deal manag contend brick
copenhagen kobenhavn
copi copyist transcript simul imit repeat repetit replic
copper cu cupric copperi cop metal
coquett minx prickteas vamper coquet flirt vamp philand woman
cord corduroi twill trouser wick bowstr clotheslin agal clew chenil ripcord whipcord
cordial amiti warmli affabl genial amiabl heartili liqueur
corduroi cord cloth fabric textil trouser
core essenc gist
cork corki nifti groovi peachi smash bulli dandi crack bobber bobfloat phellem keen
corn cure maiz
corner trap treed nook
cornfield grainfield
coron chaplet enthron enthronis lei wreath investitur crown garland initi induct
corona aureol corpos coronari
corp corpor firm rotc fdic fhlmc fnma
corpor physic corp materi embodi somat bodi incarn qualiti firm substanti concret tangibl
corps cadav remain cremain
corpul adiposi fleshi obes stout rotund overweight weighti fat plump avoirdupoi embonpoint
correct amend disciplin right disciplinari rectif restor chasten redress rectifi qualiti remedi emend
correctli aright
correl reciproc
correspond newspaperman newspaperwoman newswrit pressman gibe match jibe agreement analog commensur parallel proportion
corridor hall hallwai passagewai
corrobor confirm confirmatori corroboratori substanti valid validatori verifi verificatori affirm document certif collater
corrod corros eros rust pit
corros corrod eros vitriol caustic mordant deterior pit rust
corrupt bribabl pervers venal purchas dishonest pestifer vitiat deprav contamin debas degrad putrid
corsag nosegai posi bouquet
cortex cortic pallium neocortex paleocortex archipallium neopallium
cortic cortex
corticofug corticifug corticoeffer
corticosteroid corticoid triamcinolon dexamethason aldacton aristocort aristopak cortef cortisol cortison decadron dexon glucocorticoid
corticotropin acth adrenocorticotrophin adrenocorticotropin corticotrophin hormon endocrin
cosign cosignatori signatori signer
cosili cozili
cosmic cosmo
cosmo macrocosm cosmic univers cosmea world
cost payment expens expenditur reimburs
costli dear pricei prici precious expens
costum costumi attir garb couturi
cottag bungalow hous habit inhabit dweller denizen indwel
cotton cottoni
couch sofa loung redact divan dayb loveseat
cough symptom
council ecosoc nac panchayat panchayet punchayet sanhedrin
counsel guidanc pleader counselor counsellor rede advis direct messag lawyer attornei cynosur
counselor counselorship counsel counsellor pleader consult advis advisor
count enumer numer countabl reckon talli investig censu countdown nosecount miscount
counten visag imprimatur physiognomi kisser phiz smiler appear
counter tabul
counteract antagonis neutralis countervail neutral undermin antagon countercheck nullif
counterattack countermov counterstrik counterplai
counterbal compens counterpois counterweight equalis equipois equal countervail
counterbalanc counterpois
counteroffens offenc
counterpart equival mismatch
counterpoint contrapuntist polyphoni
counterpropos propos
countershot shoot
counti region
countless innumer multitudin numberless uncount unnumb unnumber unnumer myriad number
countri nation commonwealth alli reich superpow suzerain
countryman ruralist compatriot
coup putsch takeov car automobil auto motorcar countercoup
coupl link mate twosom coupler join duo pair duet yoke distich duad dyad
coupon voucher
courag brave braveri valor fortitud heroism dauntless gallantri intrepid mettl stouthearted valianc valour
courier messeng travel conveyor convey
cours class educ hunt didact propaedeut
court courtship woo tribun judicatur courtroom courtli bundl inquisit entreati assiz consistori lawcourt
courteou graciou
courtesi civil
courtier attend
courtyard forecourt parvi
cousin cousinli
cove inlet lough
cover mask encompass coverlet screen
coverag report reportag
coverlet cover bedcov bedspread counterpan
covet avarici enviou envious grabbi greedili greedi jealou jealous avaritia cupid prehensil avaric
cow cattl kine oxen beef ox africand milcher milker stirk heifer
coward cowardli cower person individu hesit waver milquetoast hesitat milksop pantywaist somebodi trembler
cowardic cowardli craven dastardli
cowardli cowardic coward fear craven dastardli
cowboi cowhand cowherd cowman cowpok cowpunch puncher cattleman vaquero buckaroo buckeroo cowgirl gaucho
cower grovel coward huddl cring
cowhand cowherd cowman cowpok cowpunch cowboi puncher cattleman vaquero buckaroo buckeroo cowgirl gaucho
cowhid cowskin leather
cowl bonnet hood
cowpunch cowhand cowherd cowman cowpok cowboi puncher cattleman vaquero buckaroo buckeroo cowgirl gaucho
coy demur coi affected
coyot coydog
cozi cosi snug comfort
cp hz hertz cycl rate
cr chromium metal chrome
crab crabbed crabbi grouchi grumpi fussi crabmeat lousi pediculosi
crack chap roughen allig bat batti bonker cracker daft kooki loco nut cork
cracker bat batti bonker daft kooki loco nut balmi barmi dotti fruiti looni
crackl crepit greav scranch scraunch cracklewar residu decrepit
crackpot fruitcak screwbal crank nut eccentr oddbal geek
cradl proven proveni
craft trade crafter crafti craftsmanship foxi slyness wili workmanship occup tailor carpentri woodwork
crafter craftsman craft creator
crafti foxi guil knavish sly tricksi wili deceit dodgi slyness tricki cun slick
craftsman artisan crafter craftsmanship journeyman artific paper plumber woodwork machinist bricklay roofer beautician
craftsmanship workmanship craftsman craft skill acquir housecraft stagecraft tradecraft watercraft
crag craggi hilli mountain cliff
craggi crag hilli mountain
cram jampack swot wad
cramp spasm hamper twitch blepharospasm graphospasm myoclonu opisthotono tenesmu trismu vellic
crane gru
cranki crotcheti grumpi tippi contrari peevish pettish petul techi testi tetchi irrit peckish
crash balli blink flame fuck clangor bloom clangour clash clang clank bloodi
crass crassitud insensit
crate contain box soapbox
crave desir lust thirst appetit appet
craven recreant poltroon cowardic cowardli
crawl creep crawler locomot
craze derang fad furor frenzi delirium cult crazi hysteria
crazi brainsick dement unhing daft fooleri tomfooleri unbalanc mad flaki lunaci softhead craze
crazili dementedli insan madli
creak squeak screech screak skreak whine nois
cream drub elit
creami soupi
creas ruckl crees crinkl kri scrunch plicat
creat creatur make creation creativ
creation found instaur creat origin doctrin philosophi ism erotica porn porno pornographi
creativ origin creat imagin invent abil clever fecund wizardri ingeni ingenu
creator godhead lord almighti jehovah divin origin artist model conceiv architect choreograph crafter
creatur anim beast creat fauna brute wight organ femal larva conceptu pet acrodont
crech hospit infirmari
credibl believ plausibl qualiti authent valid cred rigour
credit respect creditor list acknowledg
credo creed doctrin philosophi testament ism
creed credal credo creedal doctrin philosophi dogma testament ism tenet ahimsa ecumen ecumenic
creedal credal creed
creek brook stream brooklet watercours
creep crawl pussyfoot creeper sneak locomot
creeper creep crawler tracheophyt
cremat inciner
crest topknot plume tuft summit
crevic cranni scissur fissur chap
crew aircrew
crib cot cribbag
cricket athlet fieldsman orthopteran orthopteron jock bowler
crime criminalis crimin incrimin violat fraud treason perpetr misdemeanor cybercrim feloni infract misdemeanour
crimin criminalis criminatori incrimin incriminatori malefactor felon illeg illegalis reprehens accus crime crook
crimson reddish red ceris scarlet carmin ruddi cherri rubi
cring grovel wormlik flinch wormi quail recoil winc funk squinch shrink cower fawn
crippl gimpi incapacit disabl halt lame stultifi person somebodi
crisi emerg exig
crisp crispi brittl sharp crispen frizzi frizzli lacon ters
criterion criteri touchston standard norm yardstick baselin gpa
critic crucial criticis vital critiqu urgenc carp reprehens reproof reprov
criticis critic
croak perish die deceas expir croaki conk croaker cronk exit gnarl utter vocal
crock besot blotto fuddl slop slosh smash soak sous sozzl squiffi piss pixil
crone beldam hag witch
croni buddi sidekick pal chum friend cobber
crook malefactor crimin felon crooked outlaw hunch stoop asymmetr murder machin thief racket
croon crooner sing vocal
crop harvest fruitag
cross crabbed crabbi fret petul travers irrit fussi peevish choler carrefour crossroad crosswai
crossroad carrefour crosswai hamlet intersect cross commun junction
crotcheti cranki grumpi orneri cantanker contrari crotchet
crouch hunker stoop squat scrunch
crow boast braggi vapor brag braggart gasconad gloat
crowd situat mob rabbl
crown laurel coron diadem
crucial critic urgenc
crucifi crucifix crucifixion bedevil
crucifix rood crucifi
crucifixion crucifi excruci execut
crude gauch primit inexpertli cruditi primitiv artlessli earthi rude rough
cruditi gauch primit primitiv crude rude
cruel viciou barbar brutal savag roughshod cruelti harsh fall feroci malevol vicious malic
cruelti cruel merciless pitiless ruthless impal maltreat
cruis cruiser
crumbl crumbli friabl crumpl crumb dilapid
crummi cheesi chintzi sleazi tinni punk cheap bum
crumpl dent crumbl pucker bend crinkl rumpl
crunch scranch scraunch comminut cranch craunch
crupper strap
crusad meliorist reform reformist campaign disput abolitionist candidaci candidatur conservationist controversialist emancipationist environmentalist
crush humbl humili crusher vanquish oppress devast quell squash mash squeez trounc stifl
crusher crush devic
crust crustlik encrust crusti cheeki insol impud impertin incrust horst
cry egregi flagrant tear vocifer weep clamant exig scream outcri insist yell glare
cryostat thermostat thermoregul
cryptic enigmat mysteri inscrut mystifi cabalist kabbalist qabalist sibyllin
crystal crystallis glace candi crystalis illumin enlighten elucid effloresc lechatelierit ic crystallit gemston
crystallit crystal
crystallographi physic
cuba cuban
cuban cuba
cube cubic cuboid tesseract
cubism cubist
cubist cubism
cud chaw quid provend
cuddl caress fondl hug kiss pet smooch snuggl neck nestl nuzzl cuddli foreplai
cuff turnup handlock handcuff manacl whomp
cufflink jewelleri jewelri
culmin apoge climax windup phase
culprit perpetr offend wrongdoer
cult cultist fad furor craze cultu rasta rastafari
cultist cult cultism follow
cultiv arabl cultivat tillabl agriculturalist agriculturist grower cultur genteel raiser civilis tiller polit
cultur genteel civilis accultur ethnic cultiv polit civil societi countercultur
cumbersom cumbrou unwieldi awkward inapt inept inconveni troublesom worriment
cumul amass accumul heap pile conglomer cumulu mound agglomer gather collect stack aggreg
cumulu cumul heap pile altocumulu thunderhead
cup contain bloodlet chalic crockeri cylix dishwar kylix scyphu
cupboard closet
cur mutt alter san mongrel cure therapeut heal remedi dog medic allevi vomit
curb kerb
curbsid pavement pave
cure solidif solidifi harden cur curabl corn heal vulcan vulcanis recov remedi medic
curio oddment odditi rariti peculiar object collect showpiec knickknackeri nicknack whatnot
curios curiou interest curious inquisit
curiou curios queer peculiar curious rum rummi funni singular
curious inexplic foreign inquisit oddli curiou interrog peculiarli strang curios exot alienag exotic
curl curler
curli wavi curvatur
currant berri
currenc current speci cash eurocurr
current currenc present modern now contemporan
curricular curriculum
curriculum curricular syllabu programm info
curs curst blasphem swear unredeem unsav swearword cuss oath imprec explet bedamn beshrew
cursori perfunctori casual superfici
curt brusqu abrupt brusk gruff lacon ters short rude discourtesi
curtail restrict downsiz retrench suppress
curtain draperi drape mantl pall portier
curtli shortli
curv veer campana catenari crenat crenatur extrado gooseneck intrado lemnisc quadric sinuos sinuous
curvac bosomi busti buxomli shapeli sonsi buxom curvi voluptu stack pulchritud
cushion cushioni pad artifact artefact falsi
cusp cuspat cuspid leaflet
cuss cussed obdur unrepent bloke fella pester gadfli obstin blasphem lad swear fellow
custodi custodian tutelar tutelari detain detent hand
custodian custodi custodianship keeper steward defend conserv guardian janitor protector caretak curat gamekeep
custom impost customis customari usanc client tradit usag frequent purchas german consum expend
customari accustom habitu wont custom
cut reduc cutter
cute pretti cunningli cun beauti
cutlass cutla sword
cycl cyclic cp hz sport athlet bicycl motorcycl
cyclad kikladh
cyclist bicycl bicyclist biker wheeler pedal
cylind cylindr
cylindr cylindric cylind
cynic faultfind misanthrop depreci detractor disparag pessim
cyst cystic vesicl galactocel hematocyst hydatid ranula steatocystoma wen
cytoplasm cytol cytoplasmat cytoplast protoplasm centrosom cytosol endoplasm hyaloplasm sarcoplasm syncytium plasmodium
czechoslovakia czechoslovakian
dab swob swab
dabbl spatter splatter splash dabbler smatter
dad pappa pa begett fatherli dada pop parent pater
dadaism dada
daffodil narcissu
dagger sticker obelisk crees dirk kirpan kri stiletto poniard
dai ambo podium pulpit rostrum soapbox daytim daylight platform morrow
dainti delicaci fine goodi kickshaw overnic squeamish prissi exquisit eleg
daiquiri cocktail
dairi farm husbandri
dairyman farmer granger husbandman sodbust
daisi flower
dam dike dyke decamet decametr dekamet dekametr dkm weir milldam
damag detriment prejudici amend indemnif redress indemn restitut discredit impair harm scath compens
damascu dimash
dame wench gentlewoman doll madam chick girl fill missi
damn damnatori goddamn blame blast darn deuc goddam unredeem unsav bedamn beshrew damnat
damnat damn denounc denunci
damp moist dampish wet clammi dank
dampen moisten stifl devic wet
danc terpsichor dancer saltat recreat divers hoof choreographi courant nauch nautch mambo
dancer terpsichorean danc perform chorin hoofer showgirl kachina stepper
dandelion blowbal herb
dane zealand
danger hazard peril unsaf condit vulner precari riski
dangl hang suspens support
dank clammi damp moist
dant dantean
dapper natti spiffi jaunti raffish rakish dash spruce snappi chic modish stylish chichi
dappl mottl macul patch speckl fleck plaqu parhelion sundog sunspot
dare hardihood ventur venturesom bold hardi audaci adventur brazen temer daredevilri daredeviltri shameless
dark brownout dimout lightless semidark
darken blacken
darl deari ducki belov dear fave choos lover macushla mollycoddl
darn blame blast deuc goddam goddamn darner damn bless infern shuck fix mend
dart flit scoot scud darter flutter dash
darwin darwinian evolution
dash scoot dot dapper natti scud spiffi jaunti raffish rakish dart gallant spruce
data collect aggreg metadata
datum info statist
daughter daughterli girl
daunt bother faze intimid scare pall
dauntless intrepid unfear audaci fearless hardi brave courag braveri
dawn cockcrow daybreak dayspr sunup aurora sunris
dayb chais couch sofa
daybreak cockcrow dawn dayspr sunup aurora sunris
daydream oneir woolgather woolgath reveri stargaz dream idler escapist layabout loafer
daylight daytim dai even period afternoon eventid midafternoon
daytim daylight dai even period afternoon eventid midafternoon
daze groggi logi stupor stupefi bedaz bedazzl dazzl foggi stun stupid shock
dazzl fulgur bedazzl daze blind fulgent glari blaze glare
de diethylstilbestrol diethylstilboestrol stilbestrol stilboestrol diethylstilbesterol stilbesterol delawar estrogen oestrogen
deacon deaco
dead unrespons
deaden irksom tiresom wearisom tediou bore constip stultif impair degrad
deadhead nonwork
deadli lethal deathli unwholesom morbid
deadlin curfew
deadlock stalem impass standstil
deafen earsplit thunder thunderi
deal transact relat cope plow treatment
dealer dealership trader bargain monger merchant merchandis draper fishmong fishwif mercer barter bibliopol
dean deanship doyen
dear costli belov precious dearest darl honei expens
dearli affection
death die deceas expiri demis megadeath
deathli deathlik exceedingli deadli extrem
deathlik deathli
debacl fiasco drub thrash trounc wallop
debat arguer argument disput arguabl problemat moot refut disprov confut controversialist logomachi rebutt
debauch dissolut debaucheri degrad dissip ravish violat bacchanalia saturnalia degener debauche deprav libertin
debil debilit frail infirm valetudinarian feebl decrepit frailti sapless ricketi weakli wast unfit
debilit debil enerv enfeebl adynam asthen weaken exhaust drain
debri rubbl detritu junk dust rubbish
debt loan
debunk repudi
debut unveil introduct entri launch
dec decemb
decad decennari decennium degeneraci degener period fifti sixti eighti abject nineti abas seventi
decai rot rotten dilapid
deceas deced perish die croak depart expiri go expir death conk exit alter
deced deceas depart person individu zombi somebodi
deceit crafti duplicit fraudul guil ambidextr dissimul fallaci misrepresent dissembl decept disingenu dishonesti
deceiv cheater delud decept beguil trickster cozen slicker cheat imit imperson mislead chisel
deceler slow retard alter
decemb dec
decenc decent proper proprieti correctitud
decent properli decenc fit nice
decentr decentralis deconcentr decentalis
decept deceivingli misleadingli delusori deceiv obliqu dissimul legerdemain misrepresent dissembl mislead thaumaturgi conjur
decertifi derecogn derecognis
decid decis determin offici judg altern refere eclectic groupthink
decidedli definit emphat unquestion
decimet decimetr dm
decis decid conclus final resolut select appoint sortit
deck platform afterdeck foredeck orlop quarterdeck
declaim recit declam
declam declaim philipp oratori rant tirad rave
declar assert declaratori affirm assever avow state adjudg indic proclam statement pronounc predic
declin decliv downslop regret worsen refus diminut declens reject
decliv declivit downslop declens declin descent slope
decompos analyz molder moulder rot
decomposit disintegr
decor adorn decorum ornament seemli cosmet ornamentalist becom come beautifi embellish medal grace
decorum decor proper proprieti becoming correctitud
decre fiat ordain edict prescrib appoint rescript programma proscript
decreas reduc diminish lessen minifi
decri excori condemn objurg reprob
dedic devot commit consecr allegi faith
dedifferenti adapt
deduc deduct infer deriv
deduct subtract deduc entail
deed work activ enfeoff
deem hold
deep depth astut profound
deepen compound thicken intensifi evolut
deepli profoundli intens
deer cervid carib elaphur moos muntjac reindeer sambar sambur sika whitetail brocket rumin
default deadbeat nonremitt absente
defeat defeatist disappoint foil frustrat thwart lick discomfit overcom resign shutout
defec shit shitter laxat crap voider stool person individu excret void haematochezia hematochezia
defect faulti desert shortcom abandon apostasi flaw blemish defector imperfect buggi abscond deviation
defend defens guardian protector shielder withstand guard accus litig lawman admonish custodian bodyguard
defens defend justif justificatori capabl biodef biodefens minelai
defer deferenti regard postpon deferr shelv prorogu acced complais complianc obliging respect remit
defi defiant withstand resist
defianc defiant rebelli intract insubordin obstreper
defiant defi defianc noncompli
defici lack want insuffici substandard inadequaci absenc dearth famin stringenc
deficit shortfal shortag inadequaci
defin shape delimit outlin definit specifi delin
definit decidedli determin emphat unequivoc defin unquestion final conclus predict explan redefinit
deflat chapfallen chopfallen crestfallen deflationari erod
deflect refract deflector forefend forfend distract avert obviat parri divag avoid debar divers
deform malform misshapen distort disfigur contort wring damag impair warp clubfoot clawfoot plagiocephali
defrai defray
defraud chisel grifter hornswoggl scammer swindler swindl bunco diddl gouger scam mulct rook
defrost deic deicer heater warmer
degener debauch degen dissolut devolut decad degrad dissip deterior devolv degeneraci retrogress deviant
deglycerol deglycerolis
degrad debas debauch devalu dissolut abject dissip cheapen demean abas corrupt degener libertin
degre level arcdegre stage intens immoder spf
deign condescend descend
deiti divin deifi god immort saint goddess demiurg
deject dispirit depress demoralis demor faec fece ordur bm dismai
delai detain postpon
delawar de
deleg releg deput delegaci assign organ devolv empower
deliber advisedli designedli intention purpos unhurried calcul advis weigh measuredli slow measur delib
delic exquisit fragil fine ticklish
delicaci dainti goodi kickshaw finess fine eleg
delici delect luscious toothsom pleasur delight scrumptious scrumptiou yummi appetising appetizing
delight delici delect pleas beguil enthral entranc revel captiv charm pleasur amus schadenfreud
delimit bound mete border defin borderlin subtend demarc specifi delin boundari
delin depict repres character characteris limn delimit defin descript portrait portraitur
deliri hallucin delirium unrestrain mad excit frantic
delirium frenzi deliri hysteria furi craze nympholepsi
deliv deliveri deliver
deliver deliveryman jesu christ rescu savior save redeem rescuer saviour deliveri deliv salvat
deliveri bring deliv deliver airdrop transferr
delta alluvium
delud delus delusori deceiv cozen
delug cloudburst downpour inund pelter soaker torrent mickl muckl passel
delv dig
demagogu demagog politician pol politico
demand requir necessit need person individu somebodi
demarc delimit bound boundari
demean humbl humili mortifi degrad disgrac
demeanor demeanour deport behaviour manner proper trait proprieti improprieti swashbuckl correctitud improp
deminer demineralis
democraci democrat republ ideolog
democrat democratis democraci pol politico
demolish dismantl raze demolit level pulveris pulver destruct
demolit demolish wipeout destruct wreck erad ravag raze
demon demonis demonolatri diabol fiendish satan daimon hellish unholi daemon demoniac infern fiend
demonstr incontrovert provabl shew demo prove show present protest establish exhibit monstranc teacher
demor demoralis dishearten dispirit discourag deject deprav depress debas misdirect vitiat debauch pervert
demot releg romaic bump
demur overmodest coy coi except demurr
demytholog demythologis restat
deni denier denial
denial disaffirm deni abneg disavow naysai
denmark danmark
denomin design ngo divisor
denomination sectarian
denot announc
denouement outcom
denounc denunci stigmat stigmatis damnat philipp fulmin diatrib tirad
dens dumb obtus densiti dumbl impenetr thickli compact stupid
densiti dens compact absorb bpi
densitometri measur mensur
dent crumpl bend indent
dentist endodontist exodontist orthodontist pedodontist periodontist prosthodontist
dentur denturist bridgework
denunci comminatori denounc denunciatori damnat philipp fulmin diatrib tirad
depart goer leaver department departur bypast deced foregon deceas bygon go vari deviat
department depart
departur leav depart go deviat part board disappear embark takeoff
depend faithfulli reliabl habitu addict hook respons reproduc duplic infal minion
deperson depersonalis objectifi reific
depict delin portrai limn pictur describ character characteris portray photo
deplet exhaust reduct
deploi deploy
deplor lament woefulli sorri bemoan bewail piti condemn reprehens distress wretch
deporte deport exil foreign noncitizen outland
depos depon testifi deposit witness
deposit dethron depos depositor alluvi sediment wedg
depositor deposit investor
depot storehous termin terminu entrepot station
deprav degeneraci demoralis debas demor misdirect pervert putrefact vitiat turpitud debauch corrupt subvert
deprec deprecatori slight depreci depreciatori vilipend belittl denigr orison
deprecatori deprec slight depreci depreciatori belittl
depreci detractor disparag deprec deprecatori depreciatori slight vilipend knocker belittl devalu undervalu derog
depred predat ravag plunder pillag
depress cheerless uncheer deject dispirit downer demoralis sed downheart demor suffer medic melancholiac
depriv disadvantag divest needi privat strip poverti pauperis
depth deep region extent
deputi deputis deput lawman
derang craze perturb unbal insan
derelict delinqu desert dilapid ramshackl remiss abandon decrepit neglect woebegon creaki tatterdemalion nonfeas
derid deris derisori
deris derid derisorili gibelik scoffingli mock taunt jeer mockingli scof mockeri befool squelcher
deriv etymolog deduc infer differenti gain figur explan
dervish fakeer fakir faqir faquir whirler
descend poster descent fall deign scion abseil rappel
descent descend extract decliv downslop origin ancestri
describ descript depict report
descript describ statement specif character delin spec characteris
desecr sacrileg profan blasphemi deconsecr unhallow outrag
desert abandon defect defector turncoat forsak apost ratter derelict recreant renegad abscond deviation
deserv deserving merit worth
design denomin unintent appel architect scheme intent contriv identif couturi intrigu appoint name
desir crave wish want oomph good long ambit yearn whim bloodlust capric concupisc
desk escritoir secretair
desol disconsol bleak barren forlorn devast stark depopul forsak bare deterior
desorpt desorb
despair desper condit hopeless
despairingli despond
despatch dispatch communiqu expediti shipment
desper urgent despair condit
despis contemn detest hate scorn disdain hatr
despoil despoli freeboot looter pillag plunder rape ravag sack spoilat reav raider spoliat
despond despairingli disconsol heartsick
despot autocrat tyrant tyrann authoritarian absolut caesar dictatorship monocraci shogun stalin tyranni dictatori
dessert after blancmang compot flan pud sabayon tiramisu zabaglion
destin doom terminu intend
destini fate happen occurr karma kismat kismet predestin
destroi destruct destroy ruin
destroy destroi ruiner uproot waster undoer warship
destruct destroi demolit wipeout devast qualiti injuri harm ruin obliter annihil demolish vandal
desynchron asynchron asynchroni desynchronis
detach disengag degag separ uninvolv insular isol insul unaffection
detail elabor particular particularis info fact minutia
detain custodi detaine detent delai
detect sleuth tec detector sens notic observ espial discov find spot investig spy
detector detect sensor demodul devic photocel
deter deterr discourag dissuad intimid
deterg deters us anion surfact sl
deterior degener devolv impair worsen declens desol dilapid corros decrepitud
determin definit determinist decid find ascertain epitop clincher conclus final local predict solv
determinedli unfalteringli unshak ambiti
deterr deter impedi disincent hinder hindranc baulk balk handicap obstacl albatross straitjacket
detest abhorr despis hate loath odious repuls scorn abomin odiou odium repugn execr
deton explod explos blowup cap airburst
detract detractor disparag
detractor depreci detract disparag knocker cynic malign backbit defam faultfind hatemong libel muckrak
detrib detribalis
detroit motown
devast annihil wither ravag crush destruct scourg desol
develop underdevelop evolut evolv development ontogenesi ontogeni grow origin unfold
development develop
deviant aberr devianc deviat degener pervert
deviat deviant divert departur vari differ diverg aberr depart driftag
devic applic machin instrument convert kei interrupt strengthen tendenc straighten magnet inclin gadget
devil devilis diabol diabolis rogueri mischief shenanigan beelzebub satan devilri deviltri roguish lucif
devilish mephistophelean mephistophelian diabol rascal roguish devilishli
deviou devious circuit shifti roundabout obliqu
devis contriv fashion planner make invent excogit formul forg person product individu intrigu
devise beneficiari done
devot devoted devote dedic commit consecr cultism vener hobbyism
devote devot buff lover fan follow amorist aerophil groupi metalhead
devour avid esuri greedi guttl eater
devout religi heartfelt pieti pious religios religious
dew dewi condens
dexamethason decadron dexon hexadrol oradexon corticosteroid corticoid
dexter deft dextrou dextrous sleight deftli quick adept adroit
dextrou deft dexter
diabet suffer dm
diachron diachroni
diagnos diagnosi identif uranalysi urinalysi
diagnosi diagnos diagnost identif uranalysi urinalysi
diagnost diagnostician nosolog diagnosi symptomat medicin
diagnostician diagnost pathologist aetiologist etiologist
diagon diagonalis aslop separatrix slant slope virgul resolv
diagram diagrammat schemat schematis
dialect dialectician idiom accent rational
dialogu duologu dialog talk
dialysi dialyz haemodialysi hemodialysi pheresi
dialyz dialys dialysi hemodialyz
diam diamet length
diamet diam diametr length
diametr diamet polar
diamond infield rhomb rhombu jewel
diaper napkin nappi garment
diaphragm midriff pessari
diaphys diaphysi
diari diarist journal blog
diarrhea diarrheal diarrhet diarrhoea loos symptom
diarrhoea diarrhea diarrhoeal diarrhoet loos symptom
diatom alga phytoplankton
dichondra vine
dicken deuc dickensian devil exclaim exclam
dictat prescrib dictatorship potent bid dictatori command verbal despot autocrat behest disciplinarian martinet
dictatorship authoritarian caesar monocraci shogun stalin tyranni totalitarian dictat absolut despot autarchi autocraci
dictionari lexicon wordbook unabridg
dictum pronounc direct declar
die perish croak deceas expir death conk exit
diet dietet dietician dietari fast vegetarian
dietari dietet diet
diethylstilbestrol diethylstilboestrol stilbestrol stilboestrol de estrogen oestrogen
differ differenti otherwis deviat qualiti discrep dissimilar inequ differentia other unsimilar
differenti discrimin secern differ distinct distinguish sever severalis deriv speciat separ person figur
difficult hard difficulti effort qualiti formid rigor troublesom worriment burdensom oner asper rigour
difficulti difficult exert tsuri
diffid unsur hesit timid unassert timor
diffus dispers dissemin diffusor pervad permeat circularis imbu circul interpenetr suffus osmosi pervas
dig excav domicili lodg delv digger
digest toler steril edibl sterilis autoclav
digit digitalis digitis fingerlik fingerbreadth digitali dactyl finger seven integ cinqu eighter ennead
dignifi digniti ennobl
dignitari panjandrum vip
digniti dignifi gravita lordli pride
digress divag excurs tangenti excursu discurs rambl straggl divers sidetrack deflexion parenthesi
dilapid ramshackl decrepitud tatterdemalion bedraggl derelict decai crumbl deterior
dilat distend distent distens expati lucubr expound ectasi ectasia mydriasi tympanit varicocel vasodil
dilemma quandari perplex
dilig persev industri conscienti painstaking
dilut diluent thinner thin
dim duski subdued wispi faint shadowi semidark
dime coin
dimens length thick magnitud width
dimension plane flat spatial linear
dimethylglyoxim precipit
diminish lessen diminut decreas vitiat weaken atrophi belittl
diminut petit tini weeness minut diminish bantam flyspeck midget lilliputian reduct declin littl
dimli indistinctli
din rucku ruction blare rumpu cacophoni clamor commot nois ado
dine dinner diner feed eat
dingi begrim grimi grungi ding grubbi raunchi dismal drear muddi dirti unclean
dinner dine meal repast
dinnertim suppertim mealtim
dip lordot swayback dipper dunk
diplomaci diplomat diplomatist finess discreet statecraft statesmanship talk negoti
diplomat diplomatist diplomaci offici ambassador consul embassador functionari internuncio kennan nuncio plenipotentiari envoi
dipper dunker dip bufflehead
direct direction candid forthright guid candour candor frank unmedi straight counsel qualiti trend
direction direct
directli forthwith immedi straight instantli straightawai
director directorship manag board administr manageress
directori phonebook
dirg coronach threnodi requiem lament song
dirt grung dirti soil grime filth mud sand clai subsoil topsoil clunch hardpan
dirti soil soilur unclean dirt smutti spot dingi grimi sooti befoul defil dusti
disabl crippl incapacit disen handicap disqualifi impair unfit amput anorgasmia astasia bandyleg descensu
disabus undeceiv
disadvantag depriv unfavour unfavor drawback inexpedi shortcom unprofit
disagr disagre discrep disson dissens diverg varianc disun
disagre disagr dissent quarrelsom acrimoni contenti pugnac
disallow prohibit proscrib forbid nix interdict veto
disappear vanish go leav departur
disappoint dissatisfactori foil frustrat thwart unsatisfi letdown defeat discomfit dissatisfact
disapprob condemn demon censur animadvers demonis
disarm pacificist disarma pacifist demilitar demilitaris unarm adult grownup peacenik demobil demobilis
disarma disarm demobil demobilis
disarrai confused muddi confus disorderli distract perplex befuddl bewilder puzzlement bafflement bemus
disassembl dismantl activ
disast calam disastr tragedi catastroph cataclysm tsunami advers
disastr calamit disast fate
disbelief incredul skeptic unbelief doubt uncertainti dubieti incertitud dubious
disbeliev skeptic sceptic unbeliev discredit
disburs expend expens outlai spend spender custom
disc platter record disk lp
discard dispos throwawai
discern legibl distinguish recogn understand recognis sagac sagaci observ apprehens discreet percept savvi
discharg dismiss fire vent happen occurr
discipl discipleship adher follow unitarian amoralist clericalist diabolist druse druze dualist hinayanist hussit
disciplin correct disciplinari bailiwick
disclos disclosur divulg unwrap reveal expos uncov
disclosur disclos revel reveal inform rat divulg tattl
discomfit discomfitur discompos disconcert untun defeat disappoint foil frustrat thwart upset person
discomfort uncomfort sore condit malais inconveni hangov incommodi katzenjamm uneas
disconcert discombobul discomfitur upset discomfit discompos discomposur untun anxieti embarrass
disconnect unplug disconnected disjunctur disunit fragment garbl disjunct staccato gulf disjoint abrupt illog
discont discontented discontent long yearn dissatisfact disgruntl dysphoria
discontinu noncontinu ceas quit stop disfranchis disinherit prorog
discorpor disembodi unembodi bodiless unbodi
discount dismiss ignor disregard outlet
discourag demor demoralis dishearten deter dismai admonish monish
discours dissert sermon preach convers discuss context
discourt impolit rude ungraci
discov ascertain observ detect discoveri discover notic learn
discoveri uncov discov breakthrough find rediscoveri espial
discredit disgracefulli dishonour ignomini inglori shamefulli disgrac dishonor disreput damag shame disbeliev
discrep disagr variant disson diverg varianc differ
discret discretionari severalti separ distinct circumspect discreet prudenc
discretionari discret
discrimin differenti favorit favourit secern incis penetr keen discriminatori pierc judici person individu
discuss discours commun talk particip negoti adduc
disdain supercili condescens contemptu insult scorn contemn despis haughti imperi sniffi contempt spurn
diseas patholog morbid sick ill goitr rheumat malign maladi blackwat enteropathi filariasi goiter
disembodi discorpor unembodi bodiless unbodi
disenfranchis disfranchis voteless voiceless manag
disengag detach fallback pullout withdraw
disentangl extric loosen unravel unsnarl untangl disencumb disembroil disinvolv person individu free liber
disfigur defac deform blemish mutil appear
disgrac dishonor ignomini shame discredit scandal inglori opprobri attaint dishonour shock demean unworthi
disguis cloak mask camouflag semblanc
disgust loathli repel revolt skanki yucki disgusting distast loathsom foul wick nauseat sicken
dish patelliform contain crockeri dishwar sauceboat
dishearten demor demoralis dispirit discourag dismai
dishevel frowzl rumpl tousl tangl
dishonest dishonor bribabl corrupt venal purchas
dishonor disgrac dishonour discredit shame dishonest disgracefulli ignomini inglori shamefulli attaint rape disreput
dishonour discredit disgracefulli dishonor ignomini inglori shamefulli attaint disgrac rape ravish disreput ignobl
dishwash washup wash lavat
dishwat water
disillus disench disenchant disillusion edif
disillusion disenchant disillus sophist edif
disint disinter exhum
disintegr meltabl decomposit
disinterest disinterested neutral
disjoint disjointed garbl illog disarticul disassoci disloc unconnect disord confus disconnect disjoin disunit
disk saucer disc harrow dot
dislik disfavor disfavour
disloc luxat breakdown disjoint splai disrupt separ
dislodg remov remot
disloyalti traitor infidel unfaith treacheri perfidi subvers
dismai aghast appal shock constern dishearten discourag alarm deject dispirit horrifi
dismal drear drearili disconsol dreari gloomi sorri dingi drab
dismemb dismember discerp
dismiss discharg fire discount sack ignor disregard liber
dismount unhors
disobedi disobei noncompli rebelli contumaci
disobei disobedi
disord garbl disjoint illog confus unconnect cark disconnect choke ailment complaint fantod sprue
disorderli jumbl rowdi rowdyism disarrai disarrang mussi
disorgan disorganis disarrang
disown disinherit repudi renounc renunci
dispar distinct gap dissimilar inequ disproport unsimilar
disparag depreci derog derogatori detractor belittl disprais knocker cynic malign calumni detract backbit
dispassion dispass dryness emotionless unemotion
dispatch communiqu despatch starter shipment trainmast yardmast
dispens distribut allot dispensari administ contain atom inhal nebul inessenti atomis nebulis
dispensari dispens clinic
dispers diffus dissemin sprinkl scatter dissip spread distribut sprai
displac supplant replac
displai exhibit expos
displeas displeasur
displeasur displeas dissatisfact vexat
dispos apt fain discard give tend disposit administr mind power
disposit tempera dispos alon physic calm loan lend willing permiss composur unwilling agreeabl
dispossess roofless evict exorc homeless
disproportion disproport
disprov confut refut rebutt debat arguer
disput controversialist disputati argu contenti contest controversi discept litigi gainsai comb erist debat
disqualifi disqualif indispos disabl unfit
disregard disregardless forget irrespect regardless snub dismiss ignor discount
disregardless disregard irrespect regardless
disrepair unsound
disreput unrespect discredit dishonor dishonour
disrob discas uncas undress uncloth peel strip
disrupt tumultu troubl turbul interrupt riotou kerfuffl commot disloc abrupt barrack interposit heckl
dissatisfact dissatisfi disappoint boredom displeasur discont letdown discontent discontented ennui tedium
dissatisfi disgruntl dissatisfact dissatisfactori
dissect cleft
dissembl dissimul hypocrit phonei feign pretend phoni decept deceit pretens sham pretenc deceiv
dissemin diffus dispers propag circularis circul circular air spread broadcast distribut commun
dissens discord disagr disson dissent
dissent objector dissenti protest dissid contest disagre dissens person individu nimbi somebodi recus
dissimilar unsimilar unalik differ unlik dispar dissimilitud heterolog nonuniform
dissip bet debauch dissolut degrad degener licenti profligaci wast fritter libertin proflig scatter
dissoci separ sever disassoci disunit divorc decoupl disjoint
dissolut debauch proflig degrad dissip incontin degener libertin dissolv adjourn riotou breakup licenti
dissolv dissolubl resolv solvent dissolut remov aceton alcahest alkahest chlorobenzen hexan hydroxybenzen liquefact
dissuad dissuas deter
distanc far near space wavelength remot yardag mileag faraway milag wheelbas
distast antipathi avers disgust loathli nauseating odious offens repel revolt sickening skanki yucki
distastefulli disgustingli revoltingli sickeningli
distens distent distend dilat expans enlarg
distil distilleri purifi condens sublim produc
distinct dispar differenti classifi distinguish preemin special peculiar discret other emin severalti specialti
distinctli clearli
distinguish secern differenti distinct sever severalis discern magisteri impos recogn separ
distort garbl deform malform misrepres misshapen twist falsifi warp distortionist pervert overrefin contort
distract distrait deflect cark beguil perturb unhing disarrai confused
distraught overwrought
distress disturb perturb troubl worrisom serious worri disquiet dysphor lament stress suffer deplor
distribut distributor dispens allot spread dispers dissemin retail supplier wholesal jobber equidistribut
distributor distribut alloc provid retail supplier wholesal jobber
district territori dominion enclav protector borderland goldfield marchland trusteeship
distrust mistrust suspect suspici trait
disturb distress perturb troubl worrisom worri disquiet kerfuffl commov brainsick dement maladjust unhing
ditti song
divan couch sofa
dive honkytonk plung nightclub nightspot
diverg discrep deviat disagr vari
divers multifari various diver diversionari diversionist recreat diversifi varieti divag divert digress deflexion
diversif varieg diversifi
diversifi divers diversif
divert amus entertain deviat divers disport
divertimento serenad opu
divest divestitur depriv strip disinvest
divestitur divest
divid dissev divis partit splitter split
dividend earn profit divvi lucr
divin deiti soothsai godli foretel god godhead propheci creator lord almighti jehovah prophet
divis dissenti factiou divid division qualiti
divorc disassoci divorce disunit dissoci disjoint
divulg disclos unwrap reveal expos uncov revel disclosur
dizzi vertigo lightheaded airhead featherbrain vertigin woozi giddi lighthead silli symptom
dizzili giddili
docil teachabl tractabl
dock dockag moorag docker arriv
docket agenda
doctor doctori physician doc medico md intern quack extern surgeon vet amusd dd
doctrin indoctrin ism philosophi present human anim popul liter imit formal belief creation
doctrinair dogmatist
document attest authent corrobor paper documentari certif credenti
documentari docudrama infotain document photo film movi
dodg avoid shun evas sidestep evad dodger dodgi neglig slack careless shirk maling
dog dogged persist pertinaci unyield dour tenaci puppi cur newfoundland basenji canid corgi
doggedli tenaci
doggerel jingl vers rhyme
doghous kennel outbuild
dogma tenet dogmat creed credendum
dogmat bigotri dogmatist dogma dogmatis
dogwood cornel bunchberri crackerberri pedwood redbrush
dole pogei pogi mourn sad unhappi
doll dolli dame wench toi golliwog golliwogg playth
dollar looni
domain arena sphere demesn environ realm
domest domestic domesticis tame naturalis adapt
domin domine domineering domini dominu tyrann tyrannis ascend predomin dominion bossi command overlook
dominion domin district territori ascend paramountci raj suzerainti
donat donatist contribut christian gift alm benefact
donor bestow conferr present giver subsid contributor helper philanthropist abneg almsgiv altruist benefactor
doom destin doomsdai fate unredeem unsav
door doorwai
doorbel buzzer bell button
doorhandl doorknob knob
doorknob doorhandl knob
doorman gatekeep ostiari doorkeep porter guard commissionair
doorwai door threshold entranc entrancewai entrywai
dooryard ground curtilag
dope sen sess drug narcot narcotis locowe gage dopei dopi boobi cola pinhead
dormant hibern dormanc quiescenc torpid abey
dormitori dorm hall build quarter edific
dosag dose
dose dosag elvi vd medic medica
dot fleck speck speckl stippl dash stud constel disk
doubl twofold dupl dual badminton
doubli twice
doubt dubit dubieti incertitud sceptic skeptic dubious dubiou uncertainti doubter question disbelief indecis
doubtless doubtlessli undoubtedli
dough doughi clam dinero gelt moolah pelf shekel simoleon kale boodl lolli lucr
dourli glumli sullenli
dove peacenik columba pigeon
dowel joggl fasten holdfast
downcast downheart dispirit
downfal ruinat
downhil declivit
downpour cloudburst pelter soaker torrent waterspout delug rain rainfal
downright straightforward sheer direct
downstream downriv
downward downwardli
dowri doweri dower gift
doze drows snooz
dozen gob lash load oodl raft scad score slew ton wad heap pile
drab dowdi homeli dreari somber sombr dismal drear ineleg
draft drafter drafte draftsmanship drafti pen authorship
drafti draughti draft
drag dragger haul cart hale
dragon firedrak wivern wyvern
drain exhaust knacker drainag debilit drainpip enfeebl
drainag drain empti evacu voidanc
drama dramatist dramat dramatis plai playlet
dramat aggrand aggrandis dramatist dramatis dramaturgi strike drama spectacular embellish lard theater pad
dramatist playwright drama dramat dramatis author writer
drape mantl wrap cloak cloth draperi curtain
draper dealer trader bargain linendrap monger
draperi curtain drape mantl pall furnish portier
draught checker potat tippl swig draughti gulp
draughti drafti draught
draw careworn haggard raddl wear draftsmanship drawer pull artwork limn silverpoint
drawer bloomer boxer boxershort pant underdraw knicker short draw contain underp
drawl drawler
dread aw dire fearsom horrend horrid terribl frighten horrif fear apprehens atroci unspeak
dreadfulli horribl awfulli
dream woolgath daydream stargaz dreamer dreami imagin imag imageri oneir
dreamer escapist idealist dream slumber
dreamfulli dreamili moonili
dreami languor mooni woolgath languid dream lackadais easi
dreamlik surreal
dreari boring insipid drab dismal drear disconsol gloomi
drearili dismal
dreg settl sediment
drench sous imbru soak dows wet
dress apparel attir garb garment habili robe bandag encloth tog cloth dressi fecund
dresser bureau furnitur chiffoni highboi lowboi tallboi
dressi dress
dri dehydr desicc
dribbl trickl slabber slaver actuat propuls
drift vagrant driftag drifter roam rove float impetu wander impuls vagabond aimless vagabondag
drill bear bore
drink imbib inebri rip booz crapul drinker imbibit intox drunkard sot wino rummi
drinker drink imbib toper juicer consum sipper gulper quaffer
drip drippag sop soak
drive goad driver impel impuls
driver drive manipul tailgat taxidriv automobilist busman cabbi cabdriv cabman motorist roadhog speeder
drivewai road
drizzl drizzli mizzl rain rainfal
drone monoton bourdon dawdler lagger laggard bee inton
droop sag cernuou droopi nod pendul flag loll swag
drop dung fall muck drib driblet droplet coprolit cowpi faec fece ordur bm
droplet drop drib driblet
dropout quitter
dross impur scoria slag
drought drouth dryness waterless xerot
drover herdsman herder goatherd pigman sheepherd swineherd
drown submerg
drows dozi drowsi doze snooz
drowsi sleepi somnol dozi drows oscit
drowsili somnol
drug narcot narcotis druggist sedat dope excit medic relax suppress synergist arsen hypnot
drugstor pharmaci store shop
drum membranophon tympan drummer percuss tabor tabour tambourin timbrel
drumhead membran
drummer drum percussionist timpanist tympanist
drunkard sot wino rummi drink inebri alcohol imbib alki boozer dipsomaniac toper juicer
drunken bibul boozi sottish inebrieti insobrieti tipsi inebri booz crapul intox alcohol drink
dry dryness drier
drygood commod
dryli drili lacon
dryness waterless xerot dry dispass dispassion condit drought arid sere xeroma xerophthalmia xerophthalmu
dual dupl dualiti doubl twofold
dub nicknam soundtrack
dubiou dubit dubious doubt
dublin ireland
duck dous submers duckl immers hunt
duct canal bronchiol canaliculu ductul ductulu epididymi uret urethra vagina umbil
duel duelist duellist dueler dueller fight
duelist dueler dueller duellist duel oppos resist antagonist oppon adversari
dugout pirogu shelter
duke ducal dukedom
dull benumb blunt obtus grei irksom tiresom wearisom muffl tediou bore
dullard dolt pillock stupe stupid lunkhead berk blockhead bonehead dumbass dunc dunderhead fuckhead
dumb dens obtus stupid
dumbbel boobi pinhead
dumfound dumbfound dumbstricken dumbstruck flabbergast thunderstruck astound stupefi
dump mope sell market merchandis
dune ridg
dung drop muck coprolit cowpi faec fece ordur bm
dungeon donjon stronghold
dunk dunkard dip dous sous
dupe duperi befool gull slang cod victim
duplic copier duplicat reproduc duplicit gemin redupl fraudul replic repeat twin depend apparatu
durabl enduring lasting perdur last indestruct undestroy persist perman everlasting changeless
durat continu period clock longueur
dusk crepuscl crepuscul evenfal gloam nightfal duski twilight
duski swart swarthi twilit dusk dim twilight semidark
dust dusti debri rubbl detritu junk fallout
dustbin ashbin ashcan wastebin bin
dustpan contain
duti duteou oblig respons tariff chore pieti prerequisit pious safekeep
dwarf nanu midget overshadow gnome
dwell abod domicil habit dweller popul home consist inhabit live brood hous lodg
dweller habit inhabit denizen indwel dwell person individu villag resid western occupi northern
dwindl taper
dy dysprosium bleach colour demis anxiou metal
dye dyer dyestuff stain colour color
dynam kinet pizzaz pizzazz dynamis hearti oomph zing vigour vigor mechan doctrin ism
dynamit dynamitist subvert revolutionist gelignit gelli subvers
dynasti dynast sing sept tudor habsburg han hapsburg hohenzollern kinfolk kinsfolk liao ming
dysenteri shigellosi
eager avid keen enthusiasm zeal ardor ardour elan
eagerli thirstili
eagl eaglet raptor
ear upbraid castig auricl pinna eardrop jewelleri jewelri scuttlebutt receptor
earl earldom
earli time anteced
earlier sooner
earliest soonest
earn profit earner salari lucr wage remuner garner realis incom dividend markup
earnest serious sincer heartfelt solemn arl
earnestli serious
earphon earpiec headphon earplug
earsplit deafen thunder thunderi
earth earthl ground globe world fasten
earthbound prosi pedestrian prosaic
earthi crude
earthman earthl tellurian worldl habit inhabit dweller denizen indwel
earthquak seism temblor quak seaquak micros
eas allevi reliev easement facilit moder liber alter decompress detent disembarrass liberalis spasmolysi
easel tripod
easi simpl easili dreami effortless quietud
easili easi
eastern habit inhabit dweller denizen indwel
eastward eastbound
eat feed eater grub chow chuck lunch dine savor uptak intak consumpt graze
eatabl comest edibl pabulum victual
eb ebit eib exabit exbibyt exabyt ebb wane diminut
ebb eb reflux
eboni ebon sabl black inki
ebulli exuber exuberantli enthusiasm expans sprightli rabid
eccentr bizarr gonzo outlandish outr oddbal freaki geek flakei flaki freakish nonconcentr person
ecclesiast churchman cleric clergyman ordain reverend
ecclesiastic adher
echo reecho reverber resound
eclect eclectic eclecticist
eclips occult overshadow
econom economis economi conserv frugal spare stint econometr macroeconom microeconom stinter
economi economist econom thrifti industri
economist economi econometrician econometrist macroeconomist microeconomist monetarist
ecstasi ecstat raptur raptu exalt cristal xtc
ecstat enraptur rapt raptur rhapsod ecstasi
eddi whirlpool swirl purl whirl
edema dropsi edemat hydrop oedema swell anasarca angioedema atrophedema chemosi lymphedema papilledema scleredema
edemat dropsic edema
edentul edent
edg bound boundari orphrei
edgewis edgewai
edgi disquietud inquietud uptight restiv jumpi uneasi jitteri overstrung nervi anxieti willi
edifi edif enlighten
edific build hous structur hotel theatr theater architectur restaur feedlot schoolhous brothel clubhous
edit emend redact editor delet revis rewrit variorum
editor editorship edit editori revis rewrit expurg anthologist bowdler bowdleris copyread redactor subeditor
editori editorialis editorialist editor column articl
educ pedagog pedagogu educate didact educationalist educationist pedagogi instruct elicit civil civilis teach
eeg electroencephalogram encephalogram graph
effac eras obliter
effect effectu efficaci upshot consequ effector result accomplish establish outcom effici potenc person
effectu effect implement efficaci legal mean power motor incis motoris praxi trenchanc
efficaci effect effectu
effici expediti effect ratio
effloresc abloom anthesi blossom floresc heydai roseola flower infloresc rash crystal crystalis
effluent wastewat
effort attempt endeavour endeavor exert activ contribut pain difficult trial strive bat strenuous
effortless easi
egalitarian equalitarian classless egal doctrin philosophi ism moralist
egg ovum
egghead intellectu
eggplant aubergin brinjal
ego egot self pride
egot egotist ego conceited
egotist selfishli swellhead egot conceit egoist narcissist swell vain blowhard boaster bragger egomaniac
egypt egyptian
eight viii
eighteen xviii
eighti fourscor lxxx decad decennari decennium
ejacul blurt interject cum semen blunder man exclaim exclam
eject ejector expuls riddanc squirt spit belch actuat vomit puke burp disgorg emesi
elabor detail intric intricaci amplif expati lucubr expound ornat exposit luxuri involut complex
elaps pass
elast resili bounci springi stretchabl stretchi
elat elaterid gleeful uplift intox exhilar joy jubil light bliss euphoria beetl euphori
elbow cubitu jostl ginglymu
elder older eldership grownup doyen doyenn
elderli older ag
eldest firstborn
elect elector elig facult reelect
elector elect voter citizen citizenri
electr electrifi piezoelectr galvan hydroelectr photoelectr thermoelectr
electrifi thrill electr electrif
electrocardiograph cardiograph
electrod anod cathod emitt
electrolysi electrolyt
electromagnet physic magnet
electron negatron physic microelectron photoelectron thermion lepton
electrophoresi cataphoresi dielectrolysi electrophoret ionophoresi immunoelectrophoresi
electroshock ect electrotherapi
electrostat static physic
electrotherapist electrotherapi therapist healer
eleg elegi elegis qualiti tast grandeur gentil delicaci chic dainti courtli genteel modish
element compon ingredi constitu factor basal condit weather
elementari unproblemat uncompl simpl
eleph gomphother pachyderm proboscidean proboscidian
elev alt exalt lift acm el rais idealist rarefi lofti aggrandis aggrandiz tiptop
eleven xi
elfin elflik fei elfish elvish
elicit evok arous enkindl kindl evoc provok educ induct stimul stimulu
elig elect marriag insur qualif
elimin riddanc obviat extinguish excret void remov agent remot obliter
elit elitist ideolog aristocraci nobil cream clerisi intelligentsia
elizabethan person individu somebodi
ell annex
ellipsoid spheroid
elm elmwood tree
elong lengthen
eloqu elocut fluent facil fluenci articul smooth
eluat solut
elucid clarifi lucid clarif illumin crystallis enlighten crystal crystalis disambigu
elud elus evad sidestep bilk
elus elud baffl subtl knotti problemat unclear
elut extract
emaci boni bony gaunt cadaver macer pinch haggard wast thin lean spare
eman emiss vent
emancip emancipationist manumitt manumit liber free
emascul geld cissi demasculin demasculinis effemin sissifi sissyish castrat sissi epicen effeminaci unmanli
emb imb engraft implant
embank rampart
embark board go leav departur
embarrass abash chagrin unenvi mortifi humili obstruct stymi overplu plethora superflu hinder disconcert
embellish aggrand aggrandis dramat dramatis embroideri fancifi lard prettifi decor adorn ornament pad
embezzl defalc malvers misappropri pecul misappl steal thief deceiv thiev beguil cheater larceni
embitt embitter acerb envenom
emblem emblemat allegori flag colophon fasc hakenkreuz swastika
emblemat emblem symbol typic
embodi bodi incarn corpor avatar personifi substanti personif
embolden hearten recreat cheer
emboss brocad relievo rilievo rais
embrac encompass hug clutch
embroid broider embroider embroideri aggrand aggrandis embellish dramat dramatis lard
embroil imbroglio entangl tangl sweep
emerg emers exig egress outgrowth crisi dissili
emigr emigre outgoer expatri migrat migrant
emin preemin tower tuberos lofti distinct tubercl soar
emiss emit eman expel vent egress
emit emiss emitt
emot affect emotion feel love fear anger joi hatr fright vener cer joy
emotion emot demonstr excit sentiment trait
emphas accent emphasis accentu emphasi emphat stress punctuat action
emphasi emphas vehem emphat accent
emphat decidedli definit emphas emphasis exclamatori emphasi unquestion
emphysema emphysemat
emphysemat emphysema
empir imperium empiric imperi
empiric empiricist quackeri empir sensation experiment positiv
emploi utilis util us appli employ employe hire
employ emploi utilis servic worker leader coach hirer piecework telecommut telework workload
employe emploi worker railroad clerk workman bartend barkeep trainman barman copyist copywrit deliveryman
empow scepter sceptr empower authoris endu indu endow invest
empti voidanc evacu remov condit vacuum remot hollow vacanc drainag blank
emul aper copycat imit rivalr ap person individu epigon somebodi
enact ordain passag person legisl lawmak
encamp campground campsit bivouac bivouack camp canton tent site
encas incas case envelop enclos enclosur inclosur
enchain chain
enchant bewitch captiv enthral entranc enraptur ravish tranc enamor enamour fascin becharm beguil
enciph encrypt cipher cypher inscrib
enclav district territori
enclos envelop inclosur enfold enwrap enclosur inclos insert encas incas intromiss
enclosur enclos envelop inclosur encas catchal nacel playpen vivarium incas
encompass circumfer surround embrac panopt broad extens wide cover
encount skirmish meet
encourag promot support boost advanc cheer foster spur prod abet goad abett
encroach invad trespass infring intrus invas imping usurp entrench enter intrud interlop
encrust crust crustlik crusti incrust
encumbr onu burden incumbr hinder hindranc headach fardel
encyclopedia cyclopaedia cyclopedia encyclopaedia
end conclud termin goal suffix morphem postfix
endang imperil jeopardis jeopard threaten scupper peril menac
endear ador love kind benign
endeavor enterpris strive effort endeavour attempt undertak
endless intermin etern continu ceaseless incess
endlessli ceaselessli unceasingli unendingli infinit incessantli continu intermin
endors ratifi indors blurb imprimatur subscrib second support admir protagonist
endotheli endothelium
endow endu indu talent empow gift invest dower flair knack
endpoint terminu termin
endur bearabl suffer support abid enduring imperish toler surviv brook strength tough stamina
enemi foeman foe
energ energis vital vitalis energi activ anim stimul arous kinet doer
energet gumptiou energi industri
energi energ energet vigor vigour radiat
enerv debilit enfeebl adynam asthen faze unnerv unsettl weaken
enforc implement impos constrain assist inflict imposit helper coercion
engag battl piquant pursu betroth troth book conflict occupi
engagingli winsom
engend spawn breed beget
engin technologist locomot person individu technolog motor surveyor coder metallurgist programm somebodi
england english
english anglic england
englishman whig cornishman limei burgher jacobean
engrav etch graven incis inscrib lapidist photoengrav
engross absorb grip rivet fascin enwrap engulf intent immers wrap steep preoccup captiv
engulf engross immers steep
enhanc sweeten augment cosmet heighten improv
enigma enigmat mysteri conundrum perplex
enigmat cryptic mysteri enigma puzzl oracular
enjoi enjoy bask savor relish savour
enjoin injunct order proscript
enjoy agreeabl pleasur enjoi gratifi pleasantli delect person individu pleasant gusto zest somebodi
enlarg expans hypertrophi magnifi expati lucubr expound exposit stretch distens magnif
enlighten edifi illumin inform nirvana crystallis irradi crystal crystalis elucid sophist edif satori
enlist recruit enliste hitch achiev period accomplish reenlist
enliven anim invigor quicken liven inspir exalt spirit agent
enmesh ensnarl intermesh mesh
enorm huge immens sizeabl staggeringli tremend vast wide grand outrag great big
enough plenti adequ
enquir asker inquir querier question enquiri wonder investig examin interview utter speaker verbal
enrag anger infuri madden furiou ir choler
enrol enrolle registr recruit enter inscrib ingress
enrolle enrol person individu student pupil educate somebodi
ensembl gamelan mariachi
enshrin shrine
ensu result
ensur assur insur guarante ascertain
entail implic mean deduct infer illat
entangl embroil web mire
enter enterobacteria entric enteron intestin ingress entranc entre enrol incom entrant red registr
enterpris enterprising entrepreneur endeavor endeavour undertak task businessperson
entertain amus divert person individu perform attract recreat divers humorist extravaganza busker edutain
enthral beguil bewitch captiv enchant enraptur entranc charm ravish fascin delight transport like
enthron coron enthronis investitur vest initi induct
enthusiasm ebulli enthusiast exuber eager gusto zest avid rabid technophilia
enthusiast enthusiasm fancier partizan partisan support admir gadget balletoman fanat protagonist backslapp rooter
entic allur beguil lure tempt temptat wheedl
entir entireti integr total wholli altogeth complet full intact exclus sole
entireti entir integr total complet
entomb inhum inter burial sepultur buri funer obsequi
entranc beguil bewitch captiv enchant enthral entrancewai entrywai charm ravish enter entre delight
entrancewai entrywai entranc entre entri doorwai portal hatchwai gatewai archwai pithead vomitori
entrant newbi newcom enter fledgel freshman neophyt commod
entrench intrench imping encroach fortif retrench
entrepreneur enterpris entrepreneuri businessperson
entri debut unveil introduct entrancewai entrywai launch
entrust intrust confid
enumer countabl denumer numer item count number itemis reckon recit offici censu functionari
enunci diction enounc pronounc articul vocalis vocal mumbl
envelop enclos enfold enwrap inclosur enclosur wrap contain insert encas incas intromiss
envi envious
enviou envious jealou covet
environ environment surround purlieu border part set situat domain habitat milieu arena ecolog
environment environ environmentalist
envis visual visualis pictur fanci forese imagin imag imageri
envisag ideat imagin
enzym enzymat protein proteas peptidas ada amylas catalas cholinesteras chymosin coagulas collagenas cyclooxygenas
enzymat enzym
eosinophil leucocyt leukocyt wbc
epaulet epaulett adorn
ephemer fleeting ephemera fugaci transitori ephemeron transient pass transienc
epic epo heroic poem
epicent epicentr
epicur foodi gastronom gourmet epicurean disposit tempera sensualist
epidem outbreak
epidermi epiderm cuticl stratum
epigram epigrammat quip sai locut
epilept epilepsi
epiphani manifest
epiphys epiphysi
epiphysi epiphys
episod happen occurr
epistemolog epistem epistemologist philosophi methodolog
epistolatori epistolari
epitaph letter inscript
epithet calumni traduc defam obloqui
epitom epitomis typifi prototyp paradigm imago
epoch era period
equal equalis level equival counterpois counterweight par counterbal evenli balanc equat same egal
equanim composur calm collect pois seren tranquil disposit aplomb tempera assured
equat liken equatori compar level equal equalis
equilibr equilibris equilibrium balanc stabil stabilis
equilibrium equilibr equipois situat balanc homeostasi isostasi
equip arm equipt equipag armament furnish weapon record instrument apparatu orbit mobil outfit
equit ride sport athlet
equiti fair asset
equival equal compar par knowledg statu counterpart cognit noesi egal egalit
equivoc ambigu palter prevar tergivers evas hedger answer respond polysemi unclear doublespeak
era epoch period
erad extermin termin annihil decim obliter extinguish extirp destruct killer demolit slayer wipeout
eras effac erasur
erect vertic upright construct stanc
ergotrop tropism
erod scour eros wear gnaw deflat corras planat detrit
eros erod jaggi notch tooth corros vitriol caustic corrod mordant wear jag corras
erot am sexi ero amor erotic titil carnal lascivi lubric prurienc
err erranc error errant
errand trip
errat unpredict quicksilv fickl mercuri temperament
erron mistakenli error wrong incorrect
error err fault mistak erron wrongdo miscalcul ballup betis blooper boner cockup misestim
erudit encyclopaed encycloped learned learnedli learn scholarship
erupt outbreak igneou bam eruct irrupt conflagr
escal intensifi
escap escapist escape recreat divers
escapad adventur lark project undertak task
eschew shun
escort bodyguard
escritoir secretair desk
especi particularli special except peculiarli particular
espionag spy
espous adopt betroth accept bridal marri wed
essai essayist essay try disquisit thanatopsi
essenc gist kernel nub inward pith essenti core marrow substanc centr meat perfum
essenti basic fundament indispens essenc import vital
establish constitut find shew launch institut effect demonstr format govern prove organis union
estat acr demesn properti belong jointur
esteem honor prestigi admir respect reput prise statur
ester esterifi lactat maleat nucleotid urethan
esthet aesthet esthetician philosophi connoisseur cognoscent
estim figur calcul reckon comput gaug approxim respect judg honor apprais expert subtract
estrang disaffect alien isol
estuari estuarin
etch engrav graven etcher incis inscrib
etern eternalis eternis everlastingli ageless unend forev perpetu everlast evermor immort immortalis infin
ether etherialis etheris aeriform etherifi ethoxyethan aeri aether aerial quintess gossam supern airi
ethic ethicist ethician moral honour motiv doctrin philosophi conscienc ism hedon chartism scrupl
ethiopian ethiopia amhara eritrean
ethnic cultur heathenish heathen qualiti
etiquett prescript punctilio
etymolog deriv etymologist etymologis explan lexicostatist
eugen bioscienc
eulog eulogis eulogi
euphor euphori
euphoria euphori elat
eurasian eurasia eurasiat
europ european
european europeanis europ
eutect mixtur
evacu empti voidanc purg cathart excret void remov remot drainag medevac medivac
evad sidestep circumv fudg evas elud hedg skirt parri dodg
evalu apprais valuat assess valu rate measur judg score arbitr
evangel gospel evangelist evangelis preach reviv protestant sermon televangel
evangelist evangel gospel revivalist preacher sermon sermonis televangelist
evapor vaporiz vapouris volatilis volatiliz vaporif vapourif vaporis vapour vapor desicc dehydr cloud
evas equivoc prevar dodg evad nonpay untruth
even eventid invari daylight daytim
evensong vesper
event consequenti happen occurr nonev
eventu conting final happen occurr
everlast ageless everlasting unend etern perpetu aeonian eonian unceas arrant sod stare unadulter
everlastingli etern forev evermor
everydai everyday quotidian unremark workadai mundan routin
everywher everyplac
evid manifestli obvious patent plainli appar evidenti plain evidentiari ground palpabl unmistak manifest
evidenti evid evidentiari
evil immor iniqu wicked villain vice bale malevol reprehens wrongdo vile nefari villaini
evildo sinner transgress sin offend wicked magdalen turpitud wrongdoer iniqu
evoc remind reminisc evok redol elicit summon reson imag imageri
evok elicit evoc arous enkindl kindl provok
evolut evolv develop evolutionari phylogenesi phylogeni unfold deepen assibil
evolutionari evolut
evolv evolut develop germin
exacerb aggrav exasper worsen intensif
exact exactitud exig stern fastidi precis accuraci
exactli precis
exagger hyperbol hyperbolis overst overdon overdraw magnifi overdo overstat amplifi trope
exalt ennobl extol idealist laud rarefi lofti glorifi exhilar rarifi raptur elev ecstasi
exam scrutini examin commun compar investig comparison inspect quiz checkup necropsi autopsi pm
examin quizzer analyz analys tester exam studi probe examine inspector question inquir scrutin
exampl exemplifi exemplari instanc illustr exemplar sampl preced specimen
exasper infuri madden vex aggrav exacerb worsen vexat
excav dig digger mine workman backho workingman
exce transcend exceed excess outmatch outperform outdo outstrip outgo overstep
exceedingli extrem super deathli
excel fantabul magnific splendidli famous surpass rip splendid wonder qualiti impress admir
excelsior pack wad
except exceed omit especi elis demur surpass exclud exclus olympian
exception objection
excess inordin overli unreason nimieti supererogatori surplusag redund exce extra surplu superflu supernumerari
exchang fungibl interchang standardis standard replac transfer convert commut substitut transpos changeabl inconvert
excis expung ablat deracin excommun extirp delet
excit excitatori exhilar volatil stimul irrit fervour innerv deliri hullabaloo unrestrain fervor inflamm
excitatori excit
exclaim exclam exclamatori promulg proclaim cry outcri utter ejacul vocal dicken interject
exclam exclaim ecphonesi utter ejacul vocal dicken interject
exclud omit exclus except
exclus clannish cliquish sole exclud alon except expuls elis excommun riddanc entir situat
excommun unchurch excis censur exclus
excori decri condemn objurg abras reprob wound
excret egest excretori void excrement excreta evacu elimin expel shit defec urin incontin
excruci agon agonis harrow tortur torturesom agoni suffer crucifixion torment hurt throe
excurs excursionist out digress discurs jaunt rambl junket sashai expedit journei
excursu divag digress parenthesi messag
excus forgiv pardon venial exculp alibi excusatori person individu somebodi
execut feasibl workabl viabl practic execution accomplish fulfil executor perform slai capabl crucifixion
execution execut killer headsman electrocution hangman slayer headman
executor execut executrix fiduciari
exemplar exemplari exampl model ideal beaut pacesett
exemplifi illustr exampl exemplif
exempt nontax immun impun unsuscept
exercis workout exert utilis ring bar bodybuild isometr musclebuild trampolin travail
exert travail wield effort exercis labor difficulti strain workout overexert supererog
exhal halitu expir snort halitosi huf
exhaust fag fatigu thoroughgo drain thoroughli spend thorough deplet tire weari debilit enfeebl
exhibit expo displai exhibitor demo demonstr rodeo
exhilar gladden excit beatifi exalt elat inebri stimul joi thrill titil joy joyous
exhort exhortatori hort hortatori urg barrack press commun
exhum disint disinter
exig clamant emerg insist cry exact crisi
exil deport deporte expat expatri
exist being existenti real actual subsist possibl presenc aliv coexist transcend preexist timeless
existenti existentialist experienti exist
existentialist existenti philosoph
exit perish die croak deceas outfal
exodu hegira hejira
exoner absolv assoil exculp exon vindic acquit clear condit
exorcis exorc exorcist sorcer thaumaturg thaumaturgist necromanc
exot exotic alien foreign curious
expand expansil expans thrive flourish
expans enlarg effus expansil ebulli expand grand exuberantli talk stretch scope magnific ambit
expect anticip expected outlook enceint gravid prospect await belief foretast
expedi inadvis opportun advantag vantag
expedit expeditionari hasten excurs out jaunt
expel expuls oust emiss excret void catamenia mens menstruat
expend disburs spender expens spendabl expenditur spend custom outlai
expenditur outgo expend outlai spend cost
expens disburs expend cost price dear costli lavish sumptuos precious
experi experienc experiment experienti familiar familiaris
experienc experi
experienti existenti experi
experiment experi observ investig research empiric
expert expertis skil profici skill adept practic person figur individu special estim comment
expertis expert skill profession
expiat abi aby expi expiatori aton propiti damag
expir termin perish expiri die croak deceas conk expiratori exhal
explain interpret explanatori explic explan
explan account explain statement deriv definit etymolog
explanatori explain
explet swearword oath swear curs cuss profan
explicit express clear clariti lucid limpid pellucid
explod deton explos
exploit exploitatori us victim victimis user feat commerci util coloni usag blaxploit commercialis
explor exploratori adventur ie person individu pothol conquistador frogman somebodi spelaeologist speleologist spelunk
exploratori explor
explos deton explod blowup airburst
export commerci commerc commod businessperson mercantil
expos uncov divulg disclos exposur unwrap displai reveal
exposit expositori expound expati lucubr elabor expo enlarg philosoph
expositori exposit expound
exposur expos solar solaris
expound expositor expati expositori lucubr exposit expon elabor enlarg dilat philosoph intellectu
express utter verbal verbalis evinc explicit locut sai convei qualiti picturesqu
expressionist expression artist
expressionless unexpress deadpan impass
expuls expel riddanc eject extrus exclus bar banish oust defenestr proscript
expung expunct excis erasur
expurg bowdler bowdleris castrat editor
exquisit delic recherch fine keen dainti beauti
extend lengthi protract prolong extens extent exsert extensor lengthen
extens extensil larg extend encompass panopt broad
extent extend depth scope ambit frontag
extenu mitig palliat
exterior exterioris extern externalis objectifi objectif
extermin annihil erad extirp termin liquid extinct killer slayer
extern exterior exterioris outwardli outward externalis objectifi doctor physician doc medico
extinguish asphyxi quench extinct annihil erad elimin decim devic
extirp extermin ablat deracin uproot excis erad adenoidectomi adrenalectomi appendectomi appendicectomi cholecystectomi clitoridectomi
extra supererogatori redund superflu surplu excess supernumerari addit
extract extractor descent origin benefici elut decoct
extraleg nonleg
extramarit adulter extracurricular
extran impertin orthogon immateri unrelated
extraordinari qualiti uncommon surprising unexpected
extraordinarili inordin
extrapol gener interpol generalis infer figur calcul reckon
extravag overween highlif lavish prodig profligaci spendthrift proflig exuber excess inordin
extravagantli abundantli copious profus lavishli
extravaganza entertain amus
extrem extremist highli exceedingli utmost uttermost appendag super extremum deathli qualiti limb ideolog
extremum extrem peak apex
extric disencumb disentangl unsnarl untangl free liber
extrud extrus
exuber ebulli exult jubil rejoic enthusiasm profus extravag riotou joi joy joyous rabid
exud transud ooz
exult jubil triumphant exuber pride triumphal rejoic joi joy joyous
exultantli exultingli
ey oculu optic woman opinion sentiment persuas ocellu receptor
eyebal orb
eyebrow supercilium brow hair
eyelid palpebra lid
eyepiec ocular len lens
eyeshadow makeup
eyesight sighted see
eyestrain asthenopia weari fatigu tired
fabl apologu fabulist legend parabl allegori legendari fabric fabul untruth canard
fabric fanci fibber cloth textil fictiti fiction ly manufactur storytel invent fictionalis construct
fabul fantast fab mythic mytholog incred fabl
facad frontal frontag frontispiec
face facial clad physiognomi
facet aspect featur characterist
faceti banter jokingli play
facil instal eloqu fluent station transport repositori zoo artifact airfield arboretum artefact backroom
facilit allevi eas facilitatori assist helper
facilitatori facilit
facsimil autotyp telefax fax
fact detail truth
faction camarilla junto cabal factiou cliqu ingroup coteri
factor factoris element compon resolv
factori manufactori mill work plant foundri canneri lumbermil metalwork steelwork sweatshop
factual actual qualiti
faculti modul retent volit sentienc
fade bleach attenu washi evanesc wither weaken
fadeout reced
fail weak miscarri flunk failur neglect imperfect
failur fail laps backslid nonaccomplish nonachiev relaps
faint fainthearted wispi dim swoon shadowi
fair beauteous blond comeli loveli equiti candor bonni sightli pale fairish justic sportsmanship
fairi fai sprite faeri nanc poof poov pouf fag faggot fagot gnome imp
fairli passabl reason moder pretti middl evenhandedli jolli somewhat
fairwai site
fairyland faeri fantasi paracosm
fairytal stori tale narr
faith religion fidel qualiti christian belief dedic loyalti pagan unitarian apophat bahaism cataphat
faithfulli depend reliabl
fake bogu phoni phonei fakeri sham postich
faker impost impostor pseud shammer pretend fraud sham pseudo deceiv beguil cheater trickster
falcon hawker falconri hunter huntsman caracara gerfalcon gyrfalcon kestrel peregrin
fall waterfal feller drop faller descend autumn cruel perianth perigon perigonium
falloff slump worsen
fallout dust
fals faithless fickl insincer falsiti incorrectli inconst hollow irreal spurious
falsifi confirm refut garbl disproof verifi distort falsiti warp falsif find determin deceiv
falsiti untruth falsifi fals falsehood misrepresent irreal spurious
falter stammer stutter hesit stumbl waver bumbl
fame famou note renown celebr illustri notabl
famili inherit transmit household menag genet hereditari transmiss categori mate
familiar familiaris acquaint convers intimaci adjust casual experi
famou fame note renown celebr illustri notabl
fan devote fandom rooter buff
fanat fanatic overzeal zealotri rabid fiend enthusiast
fanatic fanat zealotri
fanci fabric fictiti fiction visual imaginari envis notion fancier phantasi visualis
fanfar ostent tucket bravado pedantri exhibition
fantasi fantasist fantas fantast phantasi imagin fairyland
fantasia opu
fantasist fantasi creator
fantast fabul futurist antic wonder fantasi wondrou grotesqu marvel terrif tremend incred howl
fantod disord
far faraway remot distanc
farawai faraway
farc farcic travesti forcemeat comedi
fare menu agenda
farewel part acknowledg adieu adio arrivederci cheerio goodbi goodby sayonara
farm husbandri agricultur farmer garden cultiv ranch dairi vineyard aquicultur arboricultur horticultur hydropon
farmer farmerett granger husbandman sodbust farm planter cultiv rancher grower dairyman agriculturalist agriculturist
farmhous hous
farmland ploughland plowland tillag tilth
farthest farthermost furthermost furthest uttermost
fascicul fascicl instal twitch vellic
fascin hypnot hypnotis mesmer mesmeris spellbound transfix absorb engross grip rivet captiv intrigu
fascism fascist ideolog nazism naziism
fascist fascism
fashion devis make mode stylish manner style wai product cartographi mapmak moviemak lifestyl
fast stronghold swift fixiti secur fixed fixtur speed gradual diet abstin blockhous citadel
fastbal hummer heater
fasten holdfast button fix secur person earth solder weld dowel carabin clothespin cringl
faster quicker
fastidi painstakingli exact cleanli
fat avoirdupoi blubber greasi oili abdomin corpul fatti fleshi adipos obes paunchi steatopygia
fatal fatalist fate
fate destini fatal calamit disastr circumst doom luck happen occurr karma kismat kismet
fathom plumbabl soundabl penetr
fatigu fag exhaust tired weari spend eyestrain asthenopia loggi logi
fatten plump
fatti adipos fatso butterbal fat avoirdupoi
faucet spigot regul stopcock hydrant
fault faulti error mistak flaw fractur miscalcul scissur ballup betis blooper boner cockup
fauteuil armchair
fave deari ducki favor prefer darl
favor advantag favour prefer profit fave posit pet auspici propiti vantag
fawn obsequi bootlick sycophant toadyish fawner grovel kotow toadi cring
faze bother daunt unnerv unsettl enerv
fear fright dire dread fearsom horrend frighten terribl horrif cowardli timor trepid aw
fearless unafraid dauntless intrepid unfear audaci braveri bold nerveless gutsi hardihood plucki
feasibl execut practic workabl viabl
feast banquet fiesta feed eat
feat exploit achiev accomplish stunt
feather plumag featheri plumi plume rotat scapular aftershaft hackl
featur characterist lineament facet
feb februari
februari feb
fecund fertil fertilis insemin prolif impregn fruit dress creativ pollen pollin superfecund superfet
feder federalist federalis confederaci confeder ideolog afl cio
fedora homburg stetson trilbi hat chapeau
fee retain tuition quayag seigniorag cellarag lighterag pipag truckag wharfag dockag lockag moorag
feebl debil frail infirm valetudinarian frailti lame tenuiti wast astheni asthenia cachexi cachexia
feed eat fr aliment provend lunch dine savor uptak intak consumpt relish feast
feeder birdfeed eater
feedlot build edific
feel impress notion flavor belief matt like affect emot amaz soul pleasur passion
feeler barbel
feign pretend dissembl pretens sham simul pretenc affect misrepresent pretext
felic felicit happi appropri
felicit felic congratul appropri
felin felid
fella bloke lad fellow blighter feller chap gent cuss
fellow bloke fella lad blighter feller chap comrad confrer gent fellowship cuss companion
fellowship fellow companionship associ koinonia
felon malefactor crimin crook whitlow outlaw murder liquid machin violat thief racket conspir
femal feminin anim sexual creatur beast filli
feminin femal muliebr womanli sexual girlish trait ladylik effemin effeminaci maidenli sissi unmanli
fenc pale barrier hedg hedgerow
fender fend cowcatch mudguard
ferment zymolysi zymosi unrest tempestu agit upheav vinif
feroc feroci fierc furious wild furi vehem violenc intens savag savageri
feroci feroc vicious fierc furiou brutal savageri cruel
ferri ferryboat ship
ferromagnet magnet
fertil fertilis birthrat natal prolificaci prolif fecund impregn rank insemin dress chemic pollen
fervent fervidli fierili fervenc impass perfervid ardent fervid fieri torrid
fervor fervenc fervid fervour ardour ardor excit inflamm passion
festiv festal merri celebr gai period recreat divers merrymak agon gala jambore jollif
fetch take win bring
fete celebr fiesta
fetid foetid malodor smelli stinki noisom rank foul funki stink odor aroma odour
feudal feudalist
fever febric febril feverish pyrexia hyperpyrexia
feverish febric febril pyrexia hectic fever symptom hyperpyrexia
fiat decre edict rescript programma proscript
fiber fibrou fibr materi bristl lint bassin byssu coir fibril loofa oakum ravel
fiberglass fibreglass
fibrin protein
fibrosi myelofibrosi mucoviscidosi
fiction novel novelis fictiti fabric fanci fictionalis retel
fictiv assum pretend fictiti sham
fiddl footl niggl picayun piddl piffl trivial violin petti lilliputian shirk tamper diddl
fidel faith accuraci
fidget fidgeti
field battlefield battleground bailiwick
fielder fieldsman ballplay outfield infield
fieldhand farmhand water harvest dairymaid farmerett milkmaid ploughman plower plowman gleaner weeder reaper
fiend ogr daimon demon daemon fanat devil demoniac
fiendish demon satan diabol hellish unholi infern
fierc feroc furious feroci wild furi vehement furiou vehem violenc tear bowelless intens
fieri impass perfervid fervent ardent fervid igneou torrid hot
fifteen xv
fifti decad decennari decennium
fig figur illustr
fight fighter battl scrap combat beat skirmish batter scuffl fistfight duel gunplai gunfight
fighter battler scrapper fight combat paladin belliger person skirmish wrestler gladiat victor interceptor
figur estim nonliter reckon calcul comput fig bod flesh chassi soma anatomi deriv
figurin statuett
file regist
filipino philippin aborigin bisayan indigen moro visayan tagalog
fill missi girl filler weft woof miss woman bell maiden flapper dame bimbo
filli femal foal
fillip bonu
film cinematographi movi photo cinema celluloid silent documentari photographi talki docudrama infotain telefilm
filter filtrat
filthi filth nasti cruddi foul smutti unsanitari
final conclus finalis coda conclud eventu decis ultim lastli fini last determin complet
financ fund financi treasuri asset exchequ bankrol
financi fiscal moneyman financ banker
find found determin launch establish detect institut founder foundat notic observ finder ascertain
fine choic dainti powderi delic exquisit delicaci
finger locat posit thumb forefing digit annualri pinki pollex dactyl emplac
fingernail thumbnail
fingerprint fingermark process procedur thumbprint
fingertip tip
finicki finic picki fussi
finish complet coat decor shoeshin
finit bounded finitud qualiti
fire discharg dismiss shell vollei onrush counterfir
firearm gun rifl pistol shotgun autoload handgun scattergun smoothbor
firecrack banger cracker firework pyrotechn
firelight ignit ignitor
fireman firefight reliev stoker
fireplac hearth nich
firesid hearth area
firewood fuel cordwood firebrand
firework pyrotechn firecrack squib
firm resolut unbend unfalt unshak unwav sound steadfast corpor adam corp willpow bullheaded
firmli steadfastli unwaveringli secur
first firstli
fiscal financi fisc
fish sportfish fishi fisheri fisher angl chondrichthian fingerl mouthbreed spawner
fisher fisherman pekan fish troller trawler
fisherman fisher troller trawler
fishmong fishwif dealer trader bargain monger
fishwif fishmong dealer trader bargain monger
fist hand contain manu mitt
fistfight slugfest fisticuff fight
fit jerki fitting interrupt spasmod fitter decent prime accommod suit connipt tantrum habit
fix trim mend fixed alter holdfast neuter fixiti repair repar fasten fixtur patch
fixer mender methadon repair
fixtur habitu fix fixiti mend secur fast fixed artifact artefact
fizzl hiss hush sibil
flag droop color emblem banner fanion tricolour pennon
flail thrash lam thresh
flair panach elan talent endow
flake oddbal fleck geek snowflak
flamboyantli flashili showili
flame balli crash blink fuck ignit combust
flank flanker
flannel washcloth washrag cloth fabric textil
flap flutter undul aerofoil airfoil
flapper girl fill missi
flare aflar
flash twinkl ostent flasher flaunt scoot
flashi glitz tawdri brash garish gaudi loud meretrici gimcrack tacki tatti trashi sporti
flashlight torch penlight
flask contain bottl canteen hipflask
flat plane dimension footgear footwear
flatli categor uncondition
flatten planat
flatter adul blandish flatteri follow sycoph toadi crawler
flatteri flatter compliment adul cajoleri pufferi blandish blarnei
flatu fart reflex
flaunt ostent swank flaunti flash
flautist flutist flute musician instrumentalist
flavor flavorsom flavour flavoursom sapid sapor season spirit savour feel fix ail ambianc
flaw blemish fault defect imperfect glitch
flawless unflaw perfect refin intact couth
flea insect chigo ectoparasit ectozoon epizoon chigger ectozoan epizoan
fleck speck speckl stippl dot scrap dappl macul bite chip flake patch fragment
fledgl callow newbi newcom fledgel freshman neophyt unfledg enliste tiro tyro
flee fleer flight
fleet fleeting momentan momentari swift fugit evanesc rapid speedi celer
flesh bod fleshi chassi soma anatomi figur physiqu
fleshi corpul obes overweight sarcoid flesh fat plump adiposi avoirdupoi embonpoint
flex bend
flexibl flexil whippi plastic bendabl malleabl pliabil
flicker aflick flitter flutter quiver
flight flee
flimsi shoddi insubstanti onionskin unconvinc
flinch cring quail recoil winc funk squinch shrink
flint flinti granit stoni flintston gunflint silica
flip somersault summersault summerset toss somerset
flirt coquetri flirtat toi coquet dallianc philand flirtati minx prickteas vamper coquett dalli
flit dart flutter
float drift natat floatat flotat vagrant
floc floccul materi
floccul floc woolli wooli materi
flock mickl muckl passel hat
flog flagel lash tan whip trounc welt slash lambast lather strap thrash lace
flood awash inund overflow afloat photoflood alluvion
floodhead flashflood
floor storei parquet
floral flower flora
florenc firenz
florid flamboy showi aureat rubicund ruddi sanguin elabor ornat
florida fl
florist shopkeep storekeep tradesman
flounc furbelow frill
flounder stagger
flour flouri semolina
flourish palmi prosper thrive boom roar expand
flout flouter jeer scoff gibe
flow aerodynam sleek runoff airflow seepag backflow drippag fluxion freshet ooz upsurg
flower floral anthesi blossom floresc floweri unfold infloresc effloresc grow growth verbena peoni
flu gripp contagion
flub bodg bollix bollock bobbl botch mishandl blooper boner bumbl bungl spoil bloomer
fluff fluffi bodg bollix bollock fripperi flub bobbl botch mishandl
fluffi downi downlik featheri flossi fluff soft
fluid runni fluiditi liquid substanc coolant filtrat ichor
fluoresc autofluoresc phosphoresc
fluorescein resorcinolphthalein bromeosin dyestuff eosin
fluorid fluoridis addit halid
fluorin ga halogen
fluoroborid salt
flurri ado bustl rumpu rucku ruction
flush redden blush rosi heydai
fluster perturb rattl
flute flautist flutist groov fife piccolo woodwind
flutter flap flitter flit flicker dart kerfuffl undul
flux fluxion rate
fly flier flyer wing aviat
flyer broadsheet handbil aeronaut airman aviat flier broadsid throwawai fly advertis ad advert
flywai rout itinerari
fm fermium
foam effervesc froth spumi foami bubbl frothi fizz sud lather soapsud spume whitewat
foami froth foam effervesc spumi bubbl frothi gaseous
focal concent concentr focalis focus local localis pathogenesi refocus
focu focuss center focus rivet pore concent concentr
focus focuss center focu focal focalis particular
foe foeman enemi oppos resist antagonist besieg oppon adversari
fog foggi murk murki aerosol mist fogbank pogonip
foibl idiosyncrasi manner special distinct peculiar
foil disappoint frustrat thwart defeat discomfit foliat interfer hinder tinfoil hindranc
fold foldabl foldawai folder plicat congreg flexur
foliag folios leafag leaf foliac foliat blade cataphyl frond greeneri sporophyl betel verdur
folk folksi kinfolk kinsfolk phratri person clan gentlefolk ragtag riffraff
folklor lore
folli unwis foolish betis imbecil fooleri tomfooleri stupid lunaci trait revu asinin fatuiti
follicular follicl
follow underment next postdat compli person individu mass respect adher flatter buff devote
fond affection lovesom partial dote affect philia ador tender loving warm warmhearted like
fondli lovingli
food nutrient provis nourish beverag susten viand chyme commissariat micronutri nutriment vitellu aliment
foodstuff groceri greengroceri
fool muggin saphead tomfool chump patsi sap sucker befool gull jackass buffoon fathead
foolhardi reckless rash headi adventur thoughtless unthought
foolish unwis folli betis dopei dopi goosei gooselik goosi imbecil silli trait asinin
foolproof goofproof unfail
foot pe ft term basi foothold statu
footbal player athlet lineback lineman cornerback kicker tackler rugbi rugger soccer blocker jock
footbridg overcross gangboard gangplank
footnot footer annot
footpath pathwai path
footprint footmark
footstep footfal stride
foppish dandifi dandyish dandyism
forag eatag scroung pasturag pastur
forbid proscrib verboten disallow prohibit forbidd nix taboo ban menac minaci minatori omin
forc coerc constrain personnel strength forcibl impel intens vigor momentum brunt vigour
forceless unforc
forearm limb
forebod predict bode presenti premonit prognost foretel anticip promis portent apprehens
forecast prognost soothsay foretel predictor predict bode foreshadow portend augur presag auspic betoken
foreclos foreclosur forestal preclud prevent
forefath sire ancestor
forefing index finger
forego anteced anted preced predat forgo waiv foreswear forfeit
foreground highlight spotlight vista panorama
forehead brow lineament
foreign noncitizen outland curious alien strang outsid qualiti travel exot deporte alienag exotic
foreknow previs forese anticip
foreknowledg precognit clairvoy esp
foreman foremanship honcho boss gaffer chief supervisor baa ganger
foremost frontmost firstli
forerunn harbing precursor person predecessor somebodi
forese foreknow previs envis anticip
foreshorten abridg abbrevi shorten
foresight foresighted prospici farse farsight longsight farsighted
forest wood arboriculturist timberland woodland grove veget bosk rainforest botani flora
forestal obviat preclus preclud prevent foreclos forbid
forev etern everlastingli evermor incessantli perpetu
forfeit confisc forfeitur waiv forgo forego
forg devis invent excogit forger forgeri contriv counterfeit smithi
forget disregard unretent unmind amnesia
forgiv excus pardon absolvitori exon forgiving venial person individu condon somebodi
forgo forswear waiv foreswear anteced renunci forego anted forfeit preced predat reject forsak
fork biram forfic prongi branch furcat prong bifurc ramif divar trifurc tablefork
form signifi kind sort descriptor bod
formal formalis formalist offici valid doctrin philosophi ceremoni systemat ism systematis stateli
format initi initialis establish constitut info backfield
former onetim quondam erstwhil
formerli erst erstwhil
formid unnerv redoubt tough difficult
formul explic devis invent prepar conceptu excogit contriv conceptualis cleaner cleanser
formula formular recip
forsak desert abandon desol forgo forswear
forswear abjur forgo recant retract resil renunci reject forsak
fort specialti fortress garrison metier special asset
forth onward
forthright candid candour candor direct frank plainspoken outspoken forthrightli blunt squar honest honesti
forthwith immedi instantli straightawai directli
forti twoscor xl
fortif fortifi munit intrench redoubt breastwork entrench stockad defilad escarp fieldwork lunett palisad
fortifi bastion strengthen fortif
fortitud courag brave gut braveri moxi
fortress fort alcazar presidio
fortun fortuit luckili luck circumst hazard phenomenon tossup
forward forrad forrard frontward onward bumptious cocki pushi further readi ahead assert transmit
foster fosterag upbring rear encourag
foul befoul afoul fetid malodor raini stinki filthi rank disgust foetid loathli pollut
found instaur find origin initi creation innov commenc
foundat find understructur substructur relat
founder lamin find beginn sink
foundri metalwork factori mill manufactori
fountain fount structur bubbler
fountainhead wellspr headspr
four iv quatern quaternion tetrad
fourfold quadruplex quadrupl
foursom quatern quaternion tetrad quartett quartet iv quadruplet quaternari assemblag quadrumvir
fourteen xiv
fourth quaternari fourthli
fowl poultri fowler cochin dork gallinacean
fox foxi slyboot dodger canid reynard
foyer antechamb anteroom vestibul lobbi hall room
fraca alterc affrai wrangl batrachomyomachia dustup
fractur fault
fragil breakabl frangibl delic
fragment disunit fragmentari fragmentis atom atomis disconnect shard sherd split scrape fleck pare
fragmentari fragment
fragranc redol fragrant scent perfum aroma sweet bouquet odor odour
fragrant fragranc
frai affrai scratch frazzl
frail debil infirm valetudinarian feebl frailti wast unfit astheni asthenia cachexi cachexia
frambesia framboesia yaw
frame bod in conceptu conceptualis
framework model
franchis dealership concess
frangipani frangipanni bush shrub
frank candid forthright outspoken candour plainspoken candor direct blunt frankfurt weeni wienerwurst honest
frankli candidli honestli
frantic frenet phrenet madli frenzi deliri unrestrain
fratern fraternis frat sodal biovular brotherlik brotherli brotherhood guild
fraternis fratern
fraud duperi faker impost impostor pseud hoax shammer fraudul pretend humbug crime
freak monstros monster mutant leviathan
freckl lentigin lentiginos lentigo macul
free liber releas achiev accomplish emancip disentangl extric manumiss deregul unsnarl untangl
freedom independ svoboda enfranchis
freehand bigheart bounteou openhand bounti handsom give
freeman freewoman citizen freedman freedwoman
freewai expresswai motorwai throughwai thruwai superhighwai pike highwai autobahn autostrada
freewheel slaphappi person individu somebodi
freez root ici freezer frosti glacial cool ic lyophil lyophilis
freight cargo lade payload shipment consign freightag freighter product merchandis
freighter merchantman freight
french gallic frenchifi
frenchman frenchwoman angevin breton gaul
frenzi delirium manic hysteria furi frenet phrenet frantic craze nympholepsi
frenziedli hectic
frequenc often frequent rate incid infrar
frequent oft oftentim ofttim often patron frequenc custom verb habitu operago
fresh novelti refresh cheeki insol impud new
freshli newli impertin impud pertli saucili
freshman fresher newbi newcom fledgel neophyt fledgl entrant lowerclassman underclassman enliste
fret petul irrit antsi cross fidgeti fussi interlac lattic latticelik peevish querul whinei
freud freudian
freudian freud
fri chip fridai potato weekdai murphi tater
friabl crumbl friabil
friction clash
fridai fri weekdai
fridg icebox refriger cooler deepfreez freezer
friend friendship friendli person individu comrad confid companion buddi girlfriend croni amigo flatmat
friendli friend like amic
friendship friend companionship
fright horribl horrifi fear atroci frighten scare affright ugli emot aw terribl grim
frighten dire dread fearsom horrend scare terribl affright horrif panick panicki terrifi fear
frigid gelid chilli ici cold glacial unrespons
fring fringi peripheri outskirt lacini
frivol buffooneri fripperi harlequinad japeri clown prank trifl bagatel trait giddi
frizzl frizz crape crimp
frog toad anuran batrachian salientian crapaud leptodactylid ranid spadefoot
frolic cavort rollick skylark disport gambol romp frisk lark caper recreat toi flirt
front forepart battlefront frontal
frontag facad extent
frontal frontlet front facad
frost ic hoarfrost hoar frosti frostian rime top
frostbit cryopathi injuri harm trauma
froth foami foam frothi effervesc fizz sud soapsud spume whitewat
frown lour glower
frowzl dishevel rumpl tousl
fruit fruiter fruitlet fruiti fructifi fecund product qualiti rank seed seedpod prolificaci achen
fruitless bootless futil sleeveless vain arid barren uncr unproduct
frustrat disappoint foil thwart frustr defeat discomfit baffl bilk scotch letdown
fry saut frier fryer tiddler youngster kid child electrocut nipper tike cook cookeri
fuel refuel suppli illumin firewood gasolin kerosen butan gasohol gasolen kerosin methanol petrol
fugal fugu
fugit fleet momentan momentari fleer runawai person somebodi
fulfil accomplish execut satisfi satisfact
full entir comprehens total volumin voluminos mellow rich complet
fulmin diatrib denounc denunci
fumbl bungl grope incompet clumsi bodg bollix bollock fumbler
fume fumig smoke ga
fun funni merriment play recreat
function functionalist map purpos oper practic polynomi
fund financ back monei save treasuri budget asset exchequ bankrol
fundament basic essenti bedrock bun buttock derrier keister nate prat tooshi tush understructur
fundamentalist fundament
funer funerari obsequi sepulchr ceremoni burial entomb inter inhum sepultur
fungal fungou fungu
funnel conoid
funni drolleri comic risibl fun queer clown amus laughabl mirth peculiar curiou comedi
fur furri pelt astrakhan bearskin ermin lambskin lapin leopard muskrat otter raccoon sealskin
furi infuri feroc fierc frenzi furious delirium rage hysteria furiou wild vehem violenc
furiou feroci furious anger enrag infuri madden fierc furi tempestu rage
furious feroc fierc furiou wild furi vehem violenc intens savag savageri
furl roll
furnac chamber athanor firebox inciner kiln cupola
furnish provid suppli trap render equip furnitur rug carpet draperi accouter accoutr
furnitur furnish cabinet wardrob bookcas bedstead dresser bedfram etager fitment hallstand sheraton washstand
furor fad craze cult
furri fur
furthermor moreov
furtiv sneaki stealthi surreptiti backstair sneak secret
fuse amalgam coalesc consolid conflat fusibl immix fusion fuze mix commingl meld merg
fusion unif fuse
fuss niggl tizzi fret overprotect ado bicker dither pettifoggeri pother tiff
fussi crab crabbi grouchi grumpi fret petul irrit cross peevish finic finicki picki
futil bootless fruitless unavail sleeveless vain ineffectu otios meaningless useless unus inutil
futur futurist hereaft manana of
fuzz fuzzi tomentum cop blur
fuzzi blurri indistinct fuzz foggi blur muzzi bleari hazi soft opaqu opac
ga gaseou gasifi gallium tabun georgia gassi gasolen gasolin petrol oxygen chlorin hydrogen
gabardin gaberdin smock duster cloth fabric textil
gabbl prattl blabber prate twaddl gibber jabber maunder piffl tattl blab clack palav
gabl wall pediment
gadfli pester blighter cuss pest torment tormentor nudnick nudnik persecutor
gadget contrapt applianc gismo gizmo widget contriv conveni devic enthusiast gadgetri gimbal injector
gadgetri gadget contriv contrapt applianc gismo gizmo widget
gaelic gael celtic ers goidel
gag gagster jape joke jest wit witti sidesplitt wittic
gage sen sess locowe dope gaug skunk anemomet dipstick pluviomet udomet
gagwrit gagster gagman author writer
gai cheeri sunni braw jocund jovial merri jolli mirth festal festiv gay
gaieti merriment happi hilar gleeful glee jolli jovial jocular jocund jolliti mirth
gain lucr profit pai deriv win gainer
gait pace rate
gal gallon
galaxi beetlewe galax coltsfoot galact wandflow collect aggreg
gall bothersom chafe peski pester vexati annoi nettlesom irrit plagui vex plaguei pestifer
gallant fop dude sheik chivalr dandi dash beau
gallantri heroism valianc valor valour politess chivalri courag brave braveri
gallbladd vesica bladder
gallon gal congiu
gallow gibbet gallou
gallu suspend
galvan galvanis voltaic inspir startl electrotherapi electr
gambl game gambler risk adventur recreat divers wager
gambler gambl person individu wager bettor booki crapshoot croupier handicapp somebodi
game claudic gambl gimpi limp gimp lame recreat divers card wager
gamin throwawai guttersnip
gamut rang scope ambit
gang gangdom gangster
gangster mobster gang crimin crook outlaw felon malefactor yardi yakuza
gap open dispar
gape agap gawp goggl gawk
garag carport outbuild
garb apparel attir garment habili robe dress encloth tog cloth habilit raiment costum
garbag scrap
garbl distort falsifi disjoint illog warp unconnect disord confus disconnect scatter
garden horticultur nurseryman farm landscap transplant orchard husbandri floricultur horticulturist plantsman rockeri woodlet
garland chaplet coron florilegium lei wreath miscellani
garment apparel attir garb habili robe dress encloth tog cloth habilit raiment leg
garner earn granari gather
garrison fort
gaseou gaseous ga
gash slash
gasolin gasolen petrol ga fuel hydrocarbon napalm
gasp pant puff
gastrointestin gi
gate tollgat tailgat turnpik lichgat lychgat portculli postern tailboard tollbar turnstil
gatewai entranc entrancewai entrywai
gather collect foregath forgath accumul assemblag garner cumul assembl amass collector person commun
gauch cruditi unpolish crude graceless impolit
gaudi flashi glitz tawdri garish gaud brash loud meretrici gimcrack tacki tatti trashi
gaug estim gage approxim
gaunt boni bony emaci cadaver macer pinch haggard wast thin lean spare
gauntlet gantlet
gauss gaussian
gawk gawp goggl gape gawki lout lummox oaf goon lubber stumblebum clod
gayli blith jubilantli merrili mirthfulli happili
gaze stare
gear geartrain cogwheel paraphernalia wheelwork
gegenschein counterglow
geld emascul
gem jewel sequin spangl spangli beadi gemston muffin treasur
gender sexual neuter
gener generalis munific generos procr reproduct coeval contemporari extrapol liber infer mostli generalship
generalist scholar bookman
generos gener unselfish charit bighearted bounteous
genesi begin
genet geneticist inherit transmit gene genic famili hereditari transmiss biologi cytogenet genom pharmacogenet
geneticist genet biologist cytogeneticist
geni djinn djinni jinne jinni ebli shaitan shaytan
genial affabl amiabl bonhomi cordial condescending
geniu brainiac hotshot maven mavin superstar wiz einstein wizard virtuoso mastermind whiz whizz
genr kind sort
gentian flower felwort aguewe
gentil genteel breed goi infidel gentl eleg
gentl gradual mild aristocrat gentil gruntl lenifi placat pacifi
gentleman gentlemanli man gent
gentlemanli gentlemanlik gentleman
gentli mildli
gentri aristocraci squirearchi
genu knee gener kind sort ginglymu
genuin truli authent echt unfeign liter legitimaci actual
geochemistri chemistri
geograph geographi expert cartograph physiographi
geolog geologi
geologi geolog geologist mineralog geophys orographi orolog palaeogeolog paleogeolog stratigraphi hypsographi spelaeolog speleolog
geologist geologi scientist geophysicist hydrologist
geometr geometri
geometri geometrician geometr
georgia ga georgian
georgian georgia
germ germin germi microb sourc
german teuton applic custom pertin usanc
germani deutschland frg
germanium ge semiconductor
germin bourgeon sprout germ origin semin spud pullul evolv grow ontogenesi ontogeni
gerundi gerund
gesticul gestur motion
gestur gesticul nonverb sign thrust poke jab mudra motil
ghana ghanaian ghanian
ghastli gruesom grisli macabr grim lurid sepulchr fright
ghetto ghettoiz
ghost wraith specter spectr spook ghostli ghostwrit
ghostli apparit eeri ghostlik phantasm spectral ghost strang unfamiliar
ghostlik apparit ghostli phantasm spectral
ghoul graverobb thief stealer
giant elephantin gargantuan jumbo gigant behemoth colossu
gibbet gallou pillori gallow
gibelik deris mock taunt jeer
giddi airhead featherbrain vertigin woozi silli dizzi lighthead vertigo lightheaded frivol
gift talent endow endu indu give prize donat bequest dowri legaci doweri freebe
gig fishgig fizgig
gigant mammoth giant giantism overgrowth hypertrophi
giggl giggler titter
gild begild engild gilder gilt golden aureat guild opul sumptuou club delux princ
gilt gild golden aureat gold
gingham cloth fabric textil
ginkgo gingko
ginmil barroom taproom saloon bar room speakeasi barrelhous
gird encircl
girl fill girlhood missi daughter woman bell maiden schoolgirl flapper dame bimbo colleen
girlfriend friend woman
girlish schoolgirlish feminin muliebr
give given grant apt bigheart bounteou openhand dispos presumpt bounti freehand gift afford
given give unquestion indubit indisput
giver bestow donor conferr present
glacier glaciat glacial
glad gladsom happi
gladiat gladiatori prizefight fighter battler scrapper
glamor glamoris glamour glamouris romantic romanticis beauti beautif
glanc peek glimps glint
gland glandular secret secretor organ sericteri sericterium exocrin
glander zoonosi
glare blind fulgent glari blaze glower egregi flagrant brillianc dazzl cry
glass eyeglass spec spectacl glassi glaze contain pyrex bifoc goggl lorgnett sunglass
glassi glass glaze vitrifi
glassless unglaz
glaze glassi glass
gleam agleam nitid lambenc glisten glitter glimmer glint
glean reap gleaner harvest
glee gleeful hilar mirth gloat gaieti merriment
gleeful hilar mirth glee elat joy jubil gaieti merriment
glib slick shallow superfici
glibli slickli
glide sailplan glider soar sail semivowel paraglid parasail
glimmer inkl glimmeri intim gleam suggest
glimps glanc
glint aglitt corusc fulgid glister glitter glitteri scintil sparkli glisten gleam shine glanc
glisten shini glitter sheeni glint lustrou gleam glossi shine glister
glitter aglitt corusc fulgid glint glister glitteri scintil glisten sparkli gleam shine bright
gloat glee crow satisfact
global globalis globe internation globos globular spheric worldwid orbicular
globe global earth world conglob globular
globulin myosin siderophilin transferrin
glom thiev snitch
glomerular glomerulu
gloom gloomi somber sombr sulki semidark
gloomi gloom lugubri dismal downheart drear glum somber sombr disconsol dispirit sulki dreari
glori gloriou resplend glorifi glorif
glorifi canon canonis extol laud glori exalt glorif
gloriou glori magnific resplend splendifer splendid
glossari gloss wordbook
glottochronolog chronolog
glove mitt
glow radianc
glower moros sullen saturnin glare dour glum moodi frown sour
glu past
glue past gluei
glum glower moros sullen gloomi saturnin dour moodi bleak ambianc
glut overful englut engorg gormand gormandis gourmand ingurgit overeat overgorg overindulg gorg bing
glutton fress gluttonis gourmand trencherman wolverin eater
glycerin glycerol
glycerol glycerin glycerit glycerolis
gm gramm gram
gnaw gnawer erod
gnome gnomic dwarf fairi andvari fai sprite faeri
gnp valu
go locomot kaput leav travel departur deceas move bypast foregon depart goer bygon
goad prod spur drive urg encourag
goal end object purpos intent
goat laughingstock bovid
gobbl gobbler
god godli deiti divin
goddam blame blast darn deuc goddamn damn bless infern
goddamn blame blast darn deuc goddam damn bless infern
goddess divin deiti
godless ungodli irrever impieti impious
goitr goiter thyromegali struma diseas
gold amber gilt gild golden
golden gilt gild aureat gold
goldsmith goldwork jewel
golf golfer
golfer linksman golf player hacker slicer
good desir qualiti wise worthi
goof fathead boob blunder jackass bozo goofbal goofi twat clown cuckoo buffoon zani
goos gosl fathead goosei goosi jackass brant brent gander graylag greylag
gop parti
gore goer bloodsh
gorg englut engorg gorger gormand gormandis gourmand ingurgit overeat overgorg overindulg glut bing
gori bloodstain slaughter sanguin butcherli sanguinari
gospel evangel revivalist evangelist preacher sermon sermonis televangelist
gossam diaphan filmi gauzi cobwebbi ether cobweb vapor vapour
gossip gossipmong newsmong rumormong rumourmong causeri gabfest gossipi scuttlebutt chitchat gab claver natter
goug gouger extort
gourd calabash bottl
gourmet epicur foodi gastronom epicurean sensualist
gout gouti urarthr arthriti
gover teacher instructor
govern control author regim regular regularis regul governor administr organ establish organis legisl
governor governorship gubernatori govern politician nawab satrap nabob viceroi
gown nightdress nightgown nighti scrub mantua
grab catch
grace gracil seemli graciou decor adorn agil lith suppl leger lissom
gracefulli gracious
graciou gracious grace courteou benign
gracious benign graciou gracefulli suav suaviti
grade rank stratifi score scale class level
gradual gentl fast swift
graduat calibr gradat gradatori alumna alumnu grad postgradu alum complet windup
grai gray grayish greyish grei grey
grain woodgrain graini granular
gram gm gramm
grammarian syntactician linguist
grammat grammar
granari garner storehous entrepot
grand enorm immens sizeabl vast magnific grandeur expans impress splendor splendour wide brillianc
grandchild offspr granddaught grandson progeni
grandeur splendor splendour brillianc magnanim nobl grand magnific nobil sublim eleg
grandios grandiloqu magniloqu bombast ornat hifalutin highfalut highfalutin rhetor blah claptrap fustian
grandma gran granni nanna nan grandpar
grandpa gramp grandad granddaddi grandpar
grandpar grandma grandpa forebear gramp gran grandad granddaddi granni forbear nanna
granit granitelik rocklik flinti stoni obdur flint batholit batholith pluton
grant give granter grante subsid subsidis
granul microsom chondrul plastid
granular graini granulos gritti farinac meali coars grain chondrit rough sandi ragged
granulocyt leucocyt leukocyt wbc
grape grapei grapi grapeshot
grapevin pipelin scuttlebutt
graph graphic eeg ballistocardiogram cardiogram ecg echocardiogram echoencephalogram ekg electrocardiogram electroencephalogram electroretinogram myogram
graphic graph diagrammat artwork vivid lifelik
graphit plumbago carbon
grappl wrestl cope grappler rassl
grasp grok comprehend savvi avarici grabbi prehens apprehend greedi covet seiz prehensil understand
grass grassi bluestem brome bromegrass bunchgrass burgrass cocksfoot cordgrass crabgrass dallisgrass doob dropse
grasshopp hopper acridid orthopteran orthopteron tettigoniid
grate appreci thank raspi grater rankl rasp gravelli gratitud
gratif gratifi satisfact humor indulg
gratifi gratif enjoy pleasur satisfi indulg
gratifyingli satisfyingli
gratitud feel appreci thank grate
gratuit costless needless grati complimentari
grave soberli staidli sober graviti somber sombr tomb solemn sobrieti grievou sever stodgi
gravel gravelli annoi dumbfound flummox nonplu puzzl mystifi irrit bewild baffl perplex rile
graveston tombston headston monument
graveyard cemeteri necropoli site
gravid enceint expect matern pregnanc gestat
gravit graviti
graviti grave gravit sober somber sombr sobrieti stodgi
graybeard greybeard methuselah man oldster codger gaffer
graze skim grazier brows eat
greas lubric grung oil
greasi sebac oili oleagin fat avoirdupoi
great illustri enorm immens sizeabl vast wide import
greatcoat topcoat overcoat coat surtout capot
greatest sterl superl
grecian greek hellen
greec ella
greed greedi avaritia avaric rapac covet possess acquisit avarici cupid
greedi avarici grabbi hoggish piggish greed covet rapaci devour prehensil voraci grasp avid
greedili avarici covet
greek grecian hellen
green greenish verdanc rejuven verdur virid veget profus veg veggi cornucopia
greenhous glasshous build edific hothous orangeri
greenland gronland
greenroom room
greet greeter salut recognis recept acknowledg compliment hello howdi hullo pax
gregari sociabl
grei grayish grey greyish grai dull gray
grenad bomb
grief brokenhearted heartach heartbreak sorrow dolor dolour
griev sorrow griever bereav bereft mourn aggriev
grievanc grudg resent rancor rancour
grievou heartbreak heartrend flagiti grave atroci monstrou
grill broil barbecu grillroom lattic wicket grillwork cook restaur cookeri eateri
grim ghastli gruesom unappeas rigor grisli macabr asper rigour relentless hardship inexor unforgiv
grimi begrim grubbi grungi dingi grime raunchi dirti unclean
grin grinner smile simper
grind cranch craunch comminut toil mote
grip absorb engross rivet fascin clutch transfix handgrip suitcas
gripe colic bellyach bitch squawk grous pain hurt
gritti graini granulos granular farinac meali grit mettlesom spunki gamei gami
grizzl grizzli yammer yawp stew
groan groaner moan
grocer merchant merchandis greengroc
groceri foodstuff market marketplac supermarket mart
groggi logi stupor daze semiconsci foggi stupefact tipsi inebrieti insobrieti
groin inguen breakwat groyn jetti seawal
groom train hostler ostler stableboi stableman dress bridegroom curri primp retrain toilett
groov rifl groover rut vallecula flute
grope fumbl
gross raunch vulgar coars common ineleg
grotesqu grotesqueri monstrous antic fantast monstrou ugli
ground earth curtilag evid yard land reason object island backyard mainland cape landmass
grounder groundbal hopper hit chopper roller
groundless baseless unfound unwarr idl worthless ineptitud
groundwork basi understructur cornerston fundament substructur suppos
group sort pigeonhol person human mass collect aggreg halogen subgroup actinid actinon citizenri
grove orchard woodlet wood forest
grovel bootlick cring fawner truckler wormlik wormi cower fawn sycoph toadi crawler
grow ontogenesi ontogeni growth matur adult grownup develop grower flower root leaf blossom
grower agriculturalist agriculturist cultiv raiser grow farmer granger husbandman sodbust viticulturist
growl growler rumbl grumbl utter vocal
grownup adult grow person man woman individu liber sophist elder disarm oldster warmong
growth ontogenesi ontogeni grow matur flower root leaf blossom masculin sprout prolifer viril
grub eat chow grubbi chuck cadg mooch maggot
grudg niggardli grievanc scrimi bitter resent rancor rancour
gruesom ghastli grisli macabr grim lurid fright
gruff brusqu curmudgeonli curt hoars abrupt crusti huski short
grumbl grumbler rumbl grouch scold mutter gnarl growl murmur nois
grunt grunter oink
guam gu
guarante warranti ensur guarantor vouch assur
guard restrain defend guardian doorman protector watchman bouncer halberdi screener shielder
guardian protector shielder defend guardianship guard lawman admonish custodian bodyguard tribun firefight paladin
guatemala guatemalan
guatemalan guatemala
gubernatori governor
guerrilla guerilla insurg warrior maquisard maqui
guess guesswork guesser opin reckon suppos think imagin approxim
guest invite visit visitor houseguest
gui hombr bozo sod man
guid direct steer maneuv manoeuv channel channelis guidanc
guidanc counsel steer guid
guidepost guidelin signpost
guilt guilti condit complic crimin indict blameworthi bloodguilt culpabl impeach
guilti guilt hangdog shame shamefac condit complic crimin indict blameworthi bloodguilt culpabl impeach
guitar guitarist cithern citol cittern gittern uk ukulel
gulf disconnect
gull dupe befool chump patsi seagul slang cod fool
gulli vallei arroyo vale wadi
gullibl credul fleeceabl naiv naivet naiveti
gulp gulper quaff guzzl swill swig draught reflex
gum mumbl gummi gingiva gumwood chew mastic manduct
gummi gluey gluiness ropi viscid gluei glutin mucilagin tacki sticki viscou pasti cohes
gun artilleri ordnanc weapon firearm airgun breechload antiaircraft
gunfir gunshot shoot enfilad
gunman gunsling hitman triggerman shooter torpedo murder liquid manslay
gunner artilleryman cannon serviceman
gunplai gunfight shootout fight
gunpowd powder
gunshot gunfir shoot enfilad
gunsling hitman triggerman gunman shooter torpedo murder liquid manslay
gush gusher burbl gushi pour spout effus spirt spurt ebullit rave
gust gustatori gusti wind whiff sandblast
gusto zest relish enthusiasm enjoy
gut gutsi moxi bowel intestin gumption backbon grit catgut fortitud viscu
gutter trough culli slidewai
guttur croaki pharyng
guzzl swill gulp drink imbib imbibit
gym lyce lyceum school academi highschool
gymnast acrobat athlet sport tumbl tumbler jock
gynecologist gynaecologist gynecolog
gyrat coil whirl spiral spin rotat dextrorot levorot
haberdasheri store shop slopshop
habit dweller inhabit denizen indwel wont habitu dwell abod domicil home person individu
habitat environ habit
habitu accustom wont customari physiqu habit depend addict fixtur frequent patron lanki dumpi
hack taxicab
hacker drudg golfer linksman
hacknei banal timeworn trite threadbar shopworn commonplac tire
hackwork labor
haggard careworn draw emaci gaunt raddl wear cadaver pinch
haggl wrangl haggler higgl chaffer huckster bargain
hai harvest fodder
haiku poem
hail acclaim herald
hair hirsut hairi eyebrow hairdo mane cowlick eyelash hairstyl pelag supercilium coiffur
haircut hairdo hairstyl coiffur flattop
hairdo hairstyl coiffur coif hair haircut braid chignon thatch afro ponytail tress marcel
hairi pilos hair hirsut appear
hairless depil condit bald phalacrosi
half medieti
halfwai midwai middl
hall hallwai antechamb anteroom foyer vestibul lobbi dorm dormitori corridor
hallmark stylemark trademark earmark authent
hallow sanctifi consecr bless sacr
hallucin hallucinatori deliri delus acousma pseudohallucin
hallwai hall corridor
halo gloriol aureol nimbu aura
halogen group chlorin iodin fluorin astatin bromin br cl
halt crippl gimpi kibosh lame stop
halter balanc hackamor hamper
ham overact jambon gammon hammi overplai act perform playact prosciutto
hamlet crossroad commun
hammer pound blow
hamper shackl halter cramp
hand handed manu fist mitt smatter custodi man manpow workforc paw keep hook
handbag purs pocketbook bag contain reticul etui
handclasp handshak acknowledg
handi avail access skill
handicap disabl handicapp deterr incapacit
handiwork handwork handcraft handicraft
handkerchief hankei hanki bandana bandanna
handl handler treatment manipul treat manag handgrip unload
handless bumbl butterfing bungl
handshak handclasp acknowledg
handsom bigheart bounteou openhand bounti freehand give beauti
handwrit script longhand stenographi cacographi calligraphi chirographi penmanship tachygraphi cursiv shorthand
handyman repairman
hang dangl hanger arra dossal dossel kakemono
hangout haunt area
hangov katzenjamm holdov uncomfort discomfort
hanker yearn yen long hungri
hanukkah channukah channukkah chanukah chanukkah hannukah hanukah
haphazardli arbitrarili randomli indiscrimin haphazard
hapless misfortun piteou poor pathet pitiabl piti miser wretch
happen occurr occur hap bechanc begin case success event alter incid accompani discharg
happi felic content belong glad blith gaieti blessed bonheur gladsom beatitud
happili blith gayli jubilantli merrili mirthfulli
harangu rant orat rhetorician speechifi speechmak
harass harri pester chevi chevvi chivi chivvi vex beset molest harrier hassl annoi
harbor seaport haven harborag harbour
hard difficult callous unfeeling callos inclem insens rigor rigour rugged sever
hardbak confect
harden cure solidif solidifi enur inur indur temper toughen congeal anneal congel
hardi hardihood lusti sturdi robust bold dare dauntless intrepid unfear stalwart audaci stout
hardli scarc bare
hardship advers rigor asper grim rigour sever nadir
hardtack biscuit
hardwar ironwar arm munit weaponri
hardwork untir industri tireless
hare leporid leveret jackrabbit
harem hareem seraglio serail quarter
harm injuri noisom noxious trauma scath impair damag hurt destruct bleed hemorrhag virul
harmon harmonis harmoni accord conson reconcil musician acoust instrumentalist reharmon reharmonis
harmoni harmon conson symmetr congruenc congruiti congruous
harp harpist harmonica harper chordophon lyre
harri harass pester chevi chevvi chivi chivvi vex beset harrier hassl plagu annoi
harrow agon agonis excruci tortur torturesom disk
harsh scratchi abras cruel inclem rigor rigour
harshli gratingli raspingli
harvest glean reap crop reaper hai fieldhand vintag farmhand fruitag
hast hurried hasti precipit sudden swift
hasten festin hie rush race hotfoot expedit hurri
hasti hast hurried overhasti precipit headlong sudden swift
hastili hurriedli
hat chapeau hatter mickl muckl passel slew spate mint heap lid batch mass
hatch crosshatch hatcheri hachur liftgat birth parturit
hatchwai scuttl entranc entrancewai entrywai
hate despis detest objection obnoxi scorn hater hatr offens distast odious
hater hate person individu abomin anglophob francophob loather somebodi
hatr hate emot murder despis loath detest malign abhorr malevol misogami misogyn misogyni
haughti arrog hauteur imperi sniffi swagger supercili lordli pride disdain overbear contemptu condescens
haul truck haulag hauler truckag drag cart hale ship cartag
haunt obsess preoccupi hangout persist stalk
haven oasi seaport harbor shelter
haversack knapsack packsack rucksack backpack bag kitbag
havoc mayhem
hawaii hawaiian
hawaiian hawaii
hawk peddl vend vendit hawker monger huckster eya goshawk osprei raptor roughleg tercel
hawker packman pedlar peddler pitchman hawk falcon market vendor sandboi seller traffick transmigrant
hayfield meadow grassland
haystack hayrick rick stack haycock
hazard danger peril riski endanger jeopardi risk fortun luck
haze hazi aerosol
hazel hazelnut
hazi brumou haze misti steami vapor vapour blurri blur foggi muzzi fuzzi bleari
head caput header contain titl headlin crosshead subhead
headach cephalalgia vexat worri burden encumbr onu hemicrania megrim migrain
headgear headdress cloth hat turban chapeau habili kaffiyeh wimpl topknot wearabl
headland promontori foreland
headless brainless
headlight headlamp foglamp
headlin head perform droplin stephead
headlong headfirst precipit rashli hasti
headmast headmastership schoolmast housemast
headquart hq offic mukataa
headsman headman execution
headstrong froward wil will
heal alter recov san therapeut cur cure remedi healer mend recuper convalesc
healer therapist heal expert allevi chiropractor electrotherapist naprapath naturopath curandera curandero herbalist osteopath
health well healthi sanitari wholesom salubri salubr eudaemonia eudaimonia wellb
healthi health salubri sturdi rosi hale vim
heap cumul dozen gob lash load oodl raft scad score slew ton wad
hear hearabl earreach earshot listen learn proceed
hearer listen attend auditor observ perceiv behold eavesdropp percipi
heart mettl ticker spunk suspicion hunch whist
heartbeat puls pulsat jiffi instant twinkl throb diastol systol
hearten embolden inspirit recreat cheer
hearth fireplac firesid
hearti wholehearted dynam vigour vigor lusti satisfi strength
heartili cordial warmli
heat het heatabl heater warm hot warmth boil melt thaw overh
heater warmer fastbal heat hummer devic defrost brasier brazier convector deicer demist oilstov
heav pant heft
heaven firmament welkin paradis eden empyrean nirvana heavenli region
heavenli heaven celesti
heavi weighti burdensom oner oppress ponder weight ponderos
hebephren hebephrenia
hebraic hebrew
hebrew israelit hebraist hebraic jew ethno canaanit
hectic frenziedli feverish
hedg hedgerow sidestep evad circumv fudg hedger fenc windbreak shelterbelt
hedon hedonist epicurean moral ethic
heed mind advert attent
heedless unheed inadvert unmind inattent mindless rash
heel undersid undersurfac
heft ponderos hefti massiv ponder heav
hefti brawni brawn ponderos massiv ponder sinew goodli muscular heft goodish sizeabl sinewi
hegel hegelian
hegelian hegel
height tall acm tiptop altitud summit spot
heighten enhanc
heir heritor inheritor recipi heiress inheritress inheritrix
heist burgl burglar burglaris stickup holdup
helium argonon
hell hellhol inferno netherworld perdit scheol region
hellen hellenist greek grecian achaian eolian laconian mycenaen thessalian thessalonian arcadian athenian ephesian
hellion heller devil troublemak troubler
hello howdi hullo greet salut
help assist kindli serv aid helper us drumstick
helper benefactor help assist support offer attend liber oblig worker enforc accommod donor
helpless impuiss incapacit impot powerless
helplessli impot
hem ahem
hemoglobin haemoglobin hb haemoprotein hemoprotein oxyhaemoglobin oxyhemoglobin
hemolyt haemolyt hemolysi
hemorrhag haemorrhag bleed injuri harm epistaxi hyphema metrorrhagia noseble ulemorrhagia trauma
hemorrhoid haemorrhoid pile symptom
hemosiderin haemosiderin pigment
hen biddi chicken cackler broodi
henc therefor thenc
henceforth henceforward
henpeck domin
hepat liverwort bryophyt
herald annunci heraldist acclaim harbing foretel hail
herb herbal sing clover dandelion legum acanthu achillea agrimoni agrimonia alecost alexand alumbloom
herculean hercul
herd herder remuda
hereaft hereinaft hereund afterlif futur
herebi herewith
hered hereditari
hereinaft hereaft hereund
heret heterodox misbeliev heresi dissid outcast pariah castawai ishmael
heretofor hitherto
hermeneut theologi
hero heroic leader
heroic hero epic grand act perform playact
heroin diacetylmorphin persona opiat scag skag
heroism valianc valor valour gallantri courag brave braveri
herpetologist herpetolog zoologist
herringbon cloth fabric textil
hesit hesitat vacil waver paus waffl disinclin indisposit reluct falter coward diffid indecis
hesitantli hesitatingli
heterogen divers multifari nonuniform
heterozyg heterozygos
hex jinx whammi hexadecim glamour
heydai effloresc peak flush period
hibern brumal hiemal dormant torpid
hide conceal activ buri mask stealth
hideawai hideout den
hideou outrag hideous horrif horrid repuls
hideous horridli hideou monstrous ugli
hideout hideawai den
hierarchi hierarch seri
high lofti aristocrat
highli extrem
highlight spotlight foreground
highroad highwai
highschool gym lyce lyceum
highwai road freewai highroad thruwai superhighwai pike beltwai expresswai motorwai ringwai throughwai
highwayman hijack highjack footpad padder
hijack highjack highwayman command pirat robberi buccan footpad padder piraci
hike hiker boost
hilar gleeful hilari mirth hilum glee gaieti merriment
hilari hilar uproari scream
hill hilli butt hillock knoll foothil hummock hammock
hillbilli bushwhack
hillock hummock knoll hammock mound hill anthil formicari kopj koppi molehil
hillsid slope brae
hilt handgrip
hilum hilar hilu
hinder clog imped obstruct deterr hindranc impedi incumbr interfer baulk stymi encumbr prevent
hint suggest clue intim
hip coxa pelvi hep rosehip
hire hirer emploi charter leas
hiss hush sibil hisser fizzl siss sizz razz boo nois
histolog histologist
histor historic histori
histori stori celebr histor account chronicl yesteryear
historian historiograph scholar chronicl annalist bookman
histrion actor thespian melodramat theatric player perform actress pantomim mimer mummer pantomimist playactor
hit grounder plunker bunt groundbal
hitch enlist gimp hobbl limp
hitherto heretofor
hitler hitlerian
hitless goalless scoreless pointless
hitter batsman slugger batter ballplay bunter whiffer
hive urticaria urtic roseola
hoars huskili gruff huski
hobbi avoc hobbyist sidelin hobbyhors pastim
hobbl hobbler gimp limp hoppl hitch
hock pawn rhenish
hodgepodg farrago gallimaufri melang mishmash oddment hotchpotch ragbag patchwork varieti assort potpourri miscellanea
hoe tool
hog hogget pig grunter hogg squealer
hoist hoister
hokan hoka kulanapan quoratean shastan yanan amerind yuman
hold retent belong keep properti maintain deem possess storag
holder candlestick oarlock rowlock thole tholepin zarf
holdup stickup heist robberi
hole holei knothol
holidai vacat leisur vac vacai mesasamkranti ramanavami
holland dutchman nederland netherland geneva
holler bellow holla holloa yowl hollo scream yell roar squall bellyach shout cry
hollow insincer fals empti
hollyhock althaea althea mallow
holocaust destruct
holster sheath
holyston sandston
home homei homelik homi homeli dwell abod domicil habit
homebound housebound person
homefolk sept kinfolk kinsfolk phratri
homeland fatherland motherland
homestead nester squatter settler colonist
hometown town
homicid murder kill manslaught slai
homogen homogeni homogenis materi uniform blend
homosexu gay homoerotic queer homo homophil person sex lesbian paederasti pederasti sapphism nanc
homozyg homozygos
honei honi melliflu mellison dearest dulcet syrupi dear sweet
honest honesti honor truth candid frank forthright incorrupt righteous candour scrupul
honesti honest satinpod truth candid frank forthright incorrupt righteous candour scrupul
honestli candidli frankli aboveboard
honeybe bee
honeymoon newlyw vacat partner spous bride bridegroom
honeysuckl shrub twinberri
honkytonk dive nightclub nightspot cabaret
honor esteem honour honore prestigi uprightli honest accolad honorari observ laurel respect estim
honour honor accolad laurel ethic respect reput nobl vener righteous magnanim
hood hoodlum thug goon toughi punk cowl
hoof hoov ungul hoofer danc terpsichor
hook mauler aquilin depend hooklik hand manu mitt
hookup assemblag connect connector
hookworm nematod roundworm
hoop basketbal carabin farthingal karabin underfram
hoot hooter razz shuck
hop hopper skip vine bine
hope hoper aspir wannab wannabe promis condit
hopeless despair
hopelessli dispiritedli
hopper hop groundbal grounder grasshopp
hord host legion throng
horizon purview skylin
hormon endocrin secret tsh insulin catecholamin corticotropin thyrotrophin acth adh adrenalin adrenocorticotrophin adrenocorticotropin
horn cornet horni noisemak
hornpip pibgorn stockhorn
horoscop forecast foretel
horribl horrifi dreadfulli fright atroci ugli awfulli
horrid aw dread terribl outrag hideou horrif fright unpleas
horrifi horribl fright horror appal atroci alarm ugli dismai
horror horrifi revuls repugn repuls fright
hors poni mare bangtail eohippu equid mesohippu palomino pinto protohippu racehors stablem steeplechas
horseback hogback ahors
horselaugh laughter
horseman horsemanship equestrian rider jockei broncobust horsewoman picador postilion postillion roughrid
horsemanship horseman skill acquir
hospit hospitalis infirmari crech lazaret lazarett pesthous sanatarium sanitarium lazaretto sanatorium
host hord emce
hostelri auberg inn hostel lodg hotel caravansari caravanserai imaret posthous roadhous
hostess stewardess
hostil belliger enmiti combat unfriendli
hot horni pepperi heat temperatur fieri calefact incalesc torrid
hotel build inn edific hostelri auberg fleabag hostel
hotelman hoteli hotelkeep hostel administr
hotshot maven mavin superstar wiz wizard virtuoso whiz whizz adept geniu star ac
hound bounder cad blackguard perish bloodhound beagl bluetick boarhound coonhound deerhound elkhound foxhound
hour horari hr hourli
hous lodg trap build contain structur apart dwell quarter cottag farmhous edific abod
housebreak housewreck burglari burglar
household homeown menag famili owner possessor
housekeep housework
housewif homemak wife
housework housekeep
hover oscil vacil levit
howl ulul wonder yaup wondrou wail marvel terrif tremend yawl fantast utter vocal
hp horsepow
hr hour
hubbub brouhaha katzenjamm uproar nois
hubri arrog haughti lordli hauteur
huckster peddl vend monger hawk higgl haggl chaffer market vendor seller traffick vender
huddl huddler cower powwow
hue chromat
hug caress cuddl fondl kiss pet smooch snuggl hugger neck embrac foreplai snog
huge enorm immens staggeringli tremend vast brobdingnagian
hulk hulki whale tower loom heavyweight
hum hummer busy hua nois
human art humanis humankind mankind humanitarian manhood humanist group improv qualiti doctrin orient
humanist human humanitarian bookman philologist philologu
humanitarian human humanist improv doctrin philosophi ism
humbl demean humili mortifi meekli crush humil abas lowli unimport obscur break
humid humidifi wet muggi
humil humbl trait
humili abas demean humbl mortifi chagrin mortif crush embarrass abject ignomini
humor humour indulg jocos merri pamper humorist witti wittic wit mood temper gratif
humorist humourist humor entertain ridicul lampoon punster satirist ironist parodist
hun boch jerri kraut krauthead nomad
hunch stoop suspicion intuit crook hump heart impress notion
hungari magyarorszag hungarian
hungarian hungari magyar
hunger hungri starvat famish malnourish raven undernourish edac esuri vorac
hungri hunger long yearn athirst thirsti thirst wish pine hanker nostalgia discontent discontented
hunt hunter cours duck beagl pigstick battu foxhunt
hunter huntsman hunt trapper falcon huntress snarer tracker
hurdl hurdler
hurl hurler lung hurtl
hurler pitcher hurl twirler ballplay southpaw lefthand screwbal thrower
hurri hurried scurri festin speed zip hasten
hurrican cyclon
hurriedli hastili
hurt pain deleteri injuri trauma wound harm suffer smart symptom sore sting gripe
hurtl lung hurl
husband hubbi husbandli partner spous benedick househusband cuckold uxoricid
husbandri farm agricultur garden cultiv ranch dairi aquicultur arboricultur horticultur hydropon
hush hiss mute sibil subdu fizzl still quiesc quieten nois
huski beefi buirdli burli strap hoars gruff rugged tough strength
hustl bustl ado bunko flimflam
hut hovel shanti shack hutch shelter
hutment camp bivouac canton
hyacinth jacinth zircon
hyalin hyalinis hyaloid condit keratohyalin
hydrid azoimid hn hydrolith
hydrocarbon gasolin kerosen bitumen butadien chlorobenzen cymen dioxin ethan gasohol gasolen inden kerosin
hydrogen ga tritium
hydrophob aquaphob properti
hydrou hydrat
hydroxid potash
hydroxymethyl methyl
hymn anthem canticl choral doxolog hymen pean
hyperbol exaggeratedli hyperbolis overst exagger inflat overdraw magnifi hyperbola amplifi trope
hypercellular cellular
hyperem hyperemia
hyperemia hyperaemia hyperem congest engorg
hyperplasia bph dysplasia
hypertrophi enlarg gigant splenomegali acromegali acromegalia adenomegali dactylomegali dysplasia elephantiasi giantism overgrowth
hyperveloc speed veloc
hypnot fascin hypnosi hypnotis hypnotist mesmer mesmeris mesmerist spellbound transfix spellbind soporif drug
hypoact underact
hypoadrenocortic hypoadren adenosi
hypocellular cellular
hypocrisi hypocrit sanctimoni smarmi unctuous
hypocrit dissembl dissimul hypocrisi phonei pretend phoni deceiv beguil cheater smoothi tartuf tartuff
hypophys hypophysi
hypophysectomis hypophysectom hypophysectomi
hypothalam hypothalamu
hypothalamu hypothalam
hypothes hypothesis theoris theoriz hypothesi hypothec specul conjectur suppos
hypothesi hypothes hypothec theori possibl surmis hypothet propos gemmul historic
hypothet conjectur supposit suppositi supposititi divinatori suppos hypothesi
hypothyroid adenosi cretin myxedema myxoedema
hyster hysteria
hysteria frenzi delirium hyster furi craze nympholepsi
ic frost freez crystal icicl hailston hoarfrost hoar
icebox fridg cooler
ici gelid chilli cold frigid chill frosti glacial wintri freez cool
icicl ic
idea ideat think ideal gener plan program suggest impress concept notion misconcept preoccup
ideal idealis idealist glorif nonesuch nonsuch idea apotheosi qualiti sentiment romantic quixot exemplar
idealist exalt ideal rarefi lofti dreamer rarifi elev visionari
ident identic selfsam indistinguish identifi individu person personhood
identif design identifi find determin diagnos diagnosi
identifi ident identif symbol
ideolog ideologist social total liber reaction extrem feder radic utopian republican democraci conservat
ideologist ideologu ideolog advoc propon expon
idiom idiomat parlanc dialect
idiomat idiom
idiosyncrasi idiosyncrat foibl manner special distinct peculiar
idiosyncrat idiosyncrasi
idiot cretin imbecil crackbrain changel moron retard derisori preposter laughabl nonsens simpleton
idl loaf faineanc groundless baseless idler laze unfound inact
idler layabout loafer idl bum loon daydream laggard dallier dawdler dillydalli lagger lazybon
idli lazili
idol ador idolis worship idolat rever paragon lover joss effigi bardolatri idolatress heartthrob
idyl eclogu pastoral bucol pastor opu
ignit burnabl enkindl kindl ignitor conflagr lighter inflamm combust flame firelight fuze tinder
ignor nescienc unheed neglect unknow unknowing nescient unlett snub dismiss unlearn illiter discount
ignoramu aliter
ilk kind sort
ill unwel sick maladi poorli inferenti badli bend diseas prostrat saturn unhealthi agu
illeg criminalis illegalis lawlessli undecipher unread crimin illicitli outlaw incomprehens unlaw outlawri
illegitim outlaw illicitli illicit whoreson unlaw
illegitimaci bastardi statu
illicit outlaw illegitim unlaw
illinoi il
illiter ignor
illumin illum light enlighten inform crystallis crystal crystalis elucid condit fuel lumin luminos
illus illusori illusion semblanc phantasi
illusionari illusion
illusori illus
illustr exemplifi exemplif exampl artist fig artwork
illustri great fame famou note renown celebr notabl import
imag imageri tomographi imagin ikon icon dream visual vision envis pictur evoc visualis
imageri imag imagin dream vision envis pictur evoc
imagin conceiv invent envisag ideat imageri imag guess vision opin reckon suppos dream
imaginari notion fanci
imb emb engraft implant
imbal unbal asymmetri dissymmetri instabl disequilibrium
imbecil cretin idiot betis changel moron folli retard stupid foolish backward simpleton
imbib toper drink imbibit juicer drinker absorb consum uptak intak consumpt ingest drunkard
imit simul aper copycat emul imperson onomatopo faux copi ap echoic onomatopoet doctrin
immacul spotless speckless spic spick faultless incorrupt impecc undefil clean
immateri immaterialis unsubstanti unsubstantialis incorpor nonmateri extran abstract irrelev unreal intang impalp
immatur jejun unripen young unrip juvenil callow prematur pueril
immedi forthwith instantli instantan straightawai instanc immediaci contigu directli rapid speedi celer
immediaci immedi instantan instanc direct
immens enorm huge sizeabl vast vastli brobdingnagian wide grand great big
immers engross engulf dous submerg ingress submers plung steep duck
immigr migrat migrant
immin forthcoming impend
immobl stationari immobil fixed motionless lifeless
immor amor iniqu wicked evil corrupt deprav unright
immort etern eternalis eternis immortalis memori memorialis deiti perman
immun immunis vaccin unsuscept inocul resist condit protect sensit exempt sensitis
immunoelectrophoresi electrophoresi cataphoresi dielectrolysi ionophoresi
imp gremlin pixi elf browni hob rapscallion scamp scalawag scallywag rascal fairi fai
impact wedg imping
impair mar deflow damag vitiat disabl deterior harm constip deaden stultif afflict agent
impal empal transfix cruelti
impart convey lend contribut
imparti nonpartisanship unprejud tendenc inclin disinterested candor
impass perfervid unpass fervent deadlock standstil ardent emotionless expressionless fervid stolid unemotion unexpress
impati rare restless bother irrit annoy
impecc sinless faultless incorrupt immacul innoc
imped clog hinder obstruct resist obtur occlud impedi ohmag
impel impuls propel drive forc
impend forthcoming immin
imper peremptorili insist instanc
impercept unnotic unperceiv
imperfect fallibl fail weak capabl potenti defect flaw dur faulti
imperfectli amiss
imperi domineering haughti overbearing sniffi swagger supercili imperialist pride disdain lordli overbear regal
imperil jeopardis endang jeopard threaten peril menac
imperson persona imit impostur person portrai caricatur neutral deceiv witti beguil cheater mimick
impervi impenetr qualiti
impetu impetuos impuls brainish hothead madcap tearawai drift
imping encroach entrench impact infring trench happen occurr collis mesh
impiou impious unduti
implant ingrain plant imb emb nidat engraft
implement enforc effectu subservi instrument mean motor motoris praxi
impli implic connot
implic suggest entail impli signific infer illat
implicit inexplicit unquest
implik impish prankish puckish mischiev pixil wick arch
implor beseech beg plead prai
import importe signif mean great valu moment essenti signific commerci commerc smuggl illustri
importun beseechingli entreatingli imploringli pleadingli urg urgenc insist solicit
impos baroni state nobl inflict imposit constrain enforc levi magisteri distinguish
imposit inflict impos regiment enforc reimposit
imposs inconceiv unimagin nonexist unattain nonent
impot helplessli powerless qualiti helpless ineffect impuiss ineffectu uninteresting unpersuas
impract laputan visionari useless unus inutil
imprec maledict bedamn beshrew anathem anathemis blasphem damn swear curs cuss execr
imprecis inexactli inexact inexactitud
impregn invulner unattack concept inexpugn unassail fecund fertil fertilis satur inviol infus instil
impress imposingli impression magnific impressionist notion waxi feel belief grand ingrain strike think
impressionist impression impress painter
imprimatur endors indors sanction counten commend okeh okei visa
imprint learn
imprison jail immur incarcer gaol confin captiv jug remand punish penalti penal penalis
improb implaus incred unbeliev unlik marvel uncertainti uncertain precari unlikeli unlikelihood
impromptu extemporan extemporari unrehears extempor offhand
improprieti improp indec indecorum demeanor demeanour deport indecor
improv extemporis improvis extempor amelior melior better addit amend humanitarian human modern clean
improvis extemporis improv makeshift extempor
impud impertin pertli saucili cheeki insol overbold sassi freshli sauci crust gall fresh
impuls impetu impel brainish unprompt whimsic capric whim drive caprici hothead madcap tearawai
impun exempt
impur dross unclean condit contamin pollut adulter taint putrid debas admixtur
imput ascrib refer attribut assign accus fingerpoint
in frame agenc bureau
inabl knowledg stupid incomprehens analphabet cognit inaptitud noesi uncr unskil incapac
inaccuraci qualiti inexact inexactitud
inact inertia motionless nonoper rest idl passiv indol loaf stagnat abey desuetud doldrum
inadequ unequ inadequaci unsatisfactori
inadequaci inadequ insuffici defici lean scarc shortag meager scant scanti scarciti deficit exigu
inadvert unknowingli unmind unwittingli accident heedless oversight attent
inadvis expedi unadvis bad
inanim lifeless nonliv pulseless insenti
inappropri unsuit unworthi unfit wrong improp inapposit inapt infel
inaud unhear
inaugur initiatori startup auguri
incalcul untold
incandesc candent
incant conjur
incap inaptitud
incapacit crippl disabl disen helpless handicap
incarn embodi avatar bodi corpor
incens indign outrag umbrag cens infuri thurifi
incent motiv induc bonu
incept incho origin begin process prelud
incertain uncertain unsur
incid happen occurr frequenc sideshow morbid
incident apropo accompani consequ ensuant result accident concomit nonessenti sequent
incipi inchoat commenc outset kickoff showtim
incis incisur trenchanc penetr keen pierc engrav etch discrimin graven acut knifelik sharp
incit instig provok firebrand sediti motiv prompt inflammatori incendiari provoc actuat ringlead troublemak
inclin tend tendenc slope ramp movement devic imparti motil nonpartisanship partisanship procliv
inclos enclos inclosur
includ inclus
inclus includ
incoher unintellig disconnected disjointed disjunctur
incom enter ingress take proce sale earn profit ebitda
incompat inconsist repugn mismat unfit unsuit contradictori
incompet fumbl bungl unfit blunder botcher bumbler bungler fumbler
incomplet uncomplet raw whole integr uniti partial sketchi
incomprehens noncomprehens inexplic uncomprehens qualiti obscur inabl illeg opaqu inscrut abstrus impenetr unclear
inconceiv unimagin imposs
inconsequenti inconsequ
inconsider thoughtless unconsid blunt unkind tactless
inconsist incompat repugn contradictori
inconveni incommodi troublesom worriment discommod incommod disoblig discomfort cumbersom
incorpor immateri integr merg unifi intern internalis contain compris qualiti abstract unreal intang
incorrect wrong faulti erron improp
incorrupt faultless impecc undecompos immacul honest honesti
increasingli progress
incred implaus improb unbeliev fabul fantast qualiti
incub brooder tend apparatu setup
incubu nightmar demon daimon daemon
inculc ingrain instil infus indoctrin
incur incurr incurs acquisit
incurs invad invas incur penetr enter ingress
indebt indebted
indec unbecom uncom unseemli untoward indecor improprieti obscen salaci bawdi lewd improp salac
indecis irresolut doubt hesit uncertainti dubieti incertitud dubious vacil
indefatig inexhaust tireless tirelessli unweari unflag
indefens unten insupport unjustifi unwarrant unwarr
indefin indefinit indetermin indeterminaci undefin indescrib untel ineff unspeak unutter uncertainti uncertain precari
indefinit indefin indetermin indeterminaci uncertainti uncertain precari inconclus
indel uneras indecor
indent indentur pit dent cleft incurvatur
independ freedom liberti autonomi autarki autarchi
indescrib ineff inexpress unspeak untel unutter indefin
indetermin indefin indefinit indeterminaci undetermin uncertainti uncertain precari inconclus
index indic forefing regul classif categor compartment compartmentalis categoris
india bharat indian
indian india amerind
indic indicatori signif bespeak betoken revelatori index declar suggest signal clue vestig dard
indict chargeabl impeach period guilti guilt
indiffer impass spiritless apathet apathi emotionless stolid unemotion nonchal phlegm aloof
indigest dyspepsia symptom edibl
indign incens outrag umbrag anger affront dudgeon ir choler
indirect process procedur allus mediat discurs mediaci devious
indiscrimin undiscrimin arbitrarili randomli haphazardli promiscu
indispens vital essenti
indistinct blurri fuzzi foggi soft opaqu opac
indistinguish identic ident undistinguish same on selfsam
individu individualis personalis separ person individualist somebodi sever singl singli ident mortal soul
individualist individu person fencesitt loner naturist nightbird nudist somebodi nighthawk
indoctrin doctrin teach inculc instil brainwash ingrain pedagogi
indol faineant sloth lazi otios inact inertia faineanc shiftless
indonesia indonesian
indoor insid
indors ratifi endors blurb imprimatur subscrib second support admir protagonist
indubit indisput unquestion demonstr certainti given incontrovert provabl
induc motiv incent persuad induct stimul caus causat coaxer lobbyist wheedler
induct inductor induc inducte initi gener elicit generalis coron enthron enthronis
indulg humor pamper fooleri tomfooleri lenient lunaci pander cosset luxuri crazi lenienc coddl
industri industrialis industrialist hardwork untir gumptiou dilig tireless energet manufactur economi studious assidu
ineff indescrib inexpress unspeak unutter untel unnam indefin
ineffect ineffectu inefficaci uneffect ineffici impot powerless
inelig qualif uninsur
inept maladroit unsuit inapt slow ineptitud feckless clumsi awkward cumbersom tactless unskil
ineptli fecklessli
inequ unfair differ dispar nonequival unjust gamesmanship
inert neutral torpid
inertia inact rest passiv indol trait
inescap ineluct unavoid inevit
inevit need necessarili ineluct inescap unavoid certainti
inexcus unforgiv unjustifi unpardon
inexhaust indefatig tirelessli unlimit
inexor relentless intransig unappeas adam unforgiv grim adamantin unrel stern merciless unmerci
inexpens cheap tattili cheapli price moder modest
inexperi inexperienc raw ignor
inexperienc inexperi
inexplic oddli curious incomprehens peculiarli
inexpress indescrib ineff unexpress unspeak unutter
infal depend reliabl inerr
infam notori infami
infanc infant babyhood
infant babe infanc babi child foundl godchild neonat nursel nursl papoos pappoos cherub
infantil childish abnormalci ateleiosi ateliosi
infantri paratroop
infantryman footslogg marcher soldier musket fusili doughboi grenadi
infatu enamor potti smitten passion
infect septic morbif pathogen infecti taint bilharziasi unhealthi bilharzia enterobiasi hordeolum lockjaw scabi
infecti contagi infect
infer illat deduc inferenti deriv gener extrapol generalis reason implic analog entail
inferenti infer ill
inferior substandard subordin scrubbi subsidiar
infern hellishli blame blast darn demon deuc fiendish goddam goddamn satan diabol hellish
infertil unfertil steril cacogenesi dysgenesi barren
infest overrun lousi bilharziasi coccidiosi acariasi acaridiasi acariosi ascariasi bilharzia dracunculiasi echinococcosi enterobiasi
infidel unfaith heathen pagan gentil qualiti disloyalti faithless fickl idolat paynim inconst
infield diamond catcher tract shortstop fielder
infiltr penetr
infinit boundless infinitiv limitless unbounded infin boundlessli infinitud endlessli immeasur qualiti verb
infirm debil frail valetudinarian feebl frailti decrepit sapless ricketi weakli wast unfit astheni
infirmari hospit crech lazaret lazarett pesthous sanatarium sanitarium lazaretto sanatorium
inflam inflammatori inflamm redden ablaz conflagr enkindl arous
inflammatori inflam incit instig sediti incendiari
inflat hyperbol inflationari ostentati pompos pompous splashi pretenti puffi ostent reflat stagflat
inflect inflexion prosodi flection modul inton enjamb plural pluralis
inflex rigid unbend uncompromis
inflict imposit impos bother regiment enforc reimposit
inflow influent influx inpour inrush
influenc influenti power
influent inflow
influenti influenc
influx inflow inpour inrush
info inform new detail convers messag format stimulu tide curriculum tabul datum propaganda
inform instruct informatori info betray blabber rat squealer illumin witness colloqui conversation enlighten
infrar often frequenc
infrequ rare rariti scarc scarciti
infuri anger enrag madden exasper vex furi furiou incens ir choler
ingest uptak intak consumpt consum assimil absorb feed drink eat suck imbib deglutit
inglori discredit disgracefulli dishonour ignomini shamefulli shame disgrac opprobri dishonor
ingratitud ungrat feel
ingredi element compon constitu
ingroup cliqu coteri camp band faction camarilla galer junta junto cabal
inhabit dweller habit popul denizen indwel live dwell person individu camp villag resid
inhal respir aspir inspir intak breath dispens
inher inbuilt integr constitut underli presenc
inherit herit transmit inheritor genet famili hereditari transmiss acquisit
inhibit inhibitor inhibitori suppress
inhibitori repress inhibit
inhuman atroc insens qualiti barbar atroci bestial heinous unmerci
initi initialis initiatori enterprising acronym instig found instaur induct origin format knowledg leader
inject injector interject solut insert intromiss
injur injuri wound offend pain
injuri deleteri injur harm hurt trauma wound destruct bleed hemorrhag virul insidi frostbit
injustic iniqu shabbi unfair unjust
ink inki
inkl glimmer intim suggest tape
inlet recess cove fiord fjord loch
inmat inpati yardbird occup
inn auberg hostelri hostel lodg hotel caravansari caravanserai imaret posthous roadhous
inner intern
innoc guiltless artless ingenu natur impecc sinless naiv naivet naiveti
innov groundbreak trailblaz invent pioneer introduc excogit found instaur advanc origin conceiv
innumer countless multitudin numberless uncount unnumb unnumber unnumer myriad number
inocul inoculum vaccin immun immunis protect variol
input stimulu signal
inquest enquiri
inquir asker enquir querier question inquiri inquisit wonder examin interview utter speaker verbal
inquiri inquir enquiri question queri interrog research
inquisit wonder curious interrog inquir specul court curios pry tribun nosi snoopi
inquisitor interrog inquisitori question inquir enquir asker querier
inroad usurp
insan crazili dementedli mad lunaci deucedli harebrain madli devilishli crazi unreason derang irration
inscrib engrav etch enciph encrypt enrol graven
inscript letter epitaph superscript
inscrut mystifi mysteri cryptic incomprehens
insect insectan queen lous flea beetl arthropod collembolan defoli dipteran dipteron earwig ephemerid
insensit callous unfit crass unkind crassitud unfeeling unpercept
insert intromiss infix interpol tuck envelop inject enclos instil perfus transfus cannul cannulis
inset gusset
insid indoor interior
insidi pernici injuri
insight acumen percept penetr brainstorm brainwav shrewd astut perspicaci perspicac
insignific peanut unimport inconsequ
insinu innuendo ingrati ingratiatori adumbr intim
insist repetit imper clamant exig cry importun purism
insol innersol cheeki impud heliotherapi siriasi sunstrok impertin solar solaris brazen barefac bodaci
insolubl unsolv indissolubl
insouci lighthearted nonchal carefre lightsom casual blith
inspect exam scrutini checkout
inspector inspectorship examin policeman
inspir elysian galvan galvanis brainchild enliven anim invigor inhal leader afflatu
instabl unstabl imbal unbal
instal facil payment station commenc zoo fascicul airfield arboretum backroom depositari depositori
instanc instantan instanti immedi case exampl imper immediaci instant happen occurr rapid speedi
instant jiffi twinkl instantan trice moment heartbeat instanc wink
instantan instanc immedi instantli instant immediaci outright rapid speedi celer
instantli forthwith immedi instantan straightawai directli
instead altern
instig incit provok abet abett firebrand initi sediti inflammatori incendiari foment ringlead troublemak
instil inculc ingrain impregn transfus apparatu insert setup indoctrin intromiss
instinct aptitud
institut establish find compani organ vicari issuer vicarship
institution institutionalis commit
instruct inform instructor teach didact educ pedagogi prescript manual recip
instructor instructorship teacher instruct educ demonstr missionari tutor gover pedagog catechist docent instructress
instrument implement contain arm connect equip devic weapon analyz analys pragmat artifact cauter
instrumentalist musician player perform pianist soloist singer trumpet flautist violinist bagpip vocalist piper
insubordin rebelli resist defianc
insubstanti impalp unsubstanti flimsi unreal
insuffici defici inadequaci scarc meager scant scanti scarciti exigu meagr shortfal
insul dielectr nonconductor insular isol detach materi bush lag corkboard
insular insul detach parochi isol
insulin hormon humulin endocrin
insult contemptu scorn disdain diss contum revil affront vilif billingsg invect scurril vituper
insuper insurmount unconquer
insur underwrit ensur assur ascertain elig coinsur reinsur
insurmount unsurmount insuper
insurrect insurrectionari insurrectionist upris revolt rebellion rise mutini insurg intifada intifadah
intact integr inviol entir perfect flawless
intak ingest uptak consumpt inhal feed drink eat suck imbib deglutit
intang impalp nonphys incorpor immateri asset
integ digit divisor modulu
integr desegreg entir entireti planimet merg total unifi uniti inbuilt inher incorpor whole
intellect cerebr mentat think reason consider intellig ideat excogit
intellectu intellectualis noetic ration person specifi skeptic scholar expound subjectivist theoriz egghead sceptic
intellig understand apprehens graspabl perceiv levelhead clearli wit comprehens intellect keen breadth shrewd
intend intent mean destin
intens intension connot intensifi profoundli deepli mean forc sever level degre fierc magnitud
intensif intensifi exacerb
intensifi escal intensif intens deepen compound modifi qualifi
intent intention purpos enwrap absorb engross intend aim design wrap know unintent deliber
intention advisedli designedli purpos deliber intent
inter buri entomb inhum burial sepultur funer obsequi
interact synergist action contact interplai
interced arbitr liais intercess mediat
intercept interceptor prevent
interceptor intercept fighter
interchang exchang fungibl standardis standard counterchang replac transfer convert commut substitut transpos changeabl
interconnect complect interconnected interrel interlink coordin
interconnected interconnect connect connected
intercours coition coitu copul intercommun
interdepend mutualist mutual reciproc parasit commens symbiosi
interest interesting interested sake involv curios
interf busybodi meddlesom offici meddl
interfac interfaci
interfer interven hinder hindranc prevent foil
interim meantim interregnum
interior interioris intern internalis insid region midst penetralium
interject ejacul interposit interpel interpos interpol inject exclaim exclam
interlac interlink interwoven lattic latticelik enlac interlock twine intertwin fret entwin lace
interlay layer
interlock interlac interlink interwoven mesh
interlud interv
intermarriag exogami intermarri endogami inmarriag marriag matrimoni wedlock
intermedi intercessor intermediari mediat interpret negoti reconcil intervent pacifi concili matcher matchmak mediatrix
intermediari intercessor intermedi mediat interpret negoti reconcil pacifi concili matcher matchmak mediatrix treater
intermesh enmesh mesh
intermin endless etern endlessli
intermiss intermit paus
intermitt irregular unregular
intern houseman interior interioris internalis internation impound interne internist internship inward incorpor intragroup
internation internationalis intern global internationalist rang doctrin scope ambit ism
interpenetr permeat pervad imbu diffus
interplai interact
interpos interject interposit interven
interposit interject interpel interpol interpos interrupt disrupt
interpret explain take constru render translat rede rendit spokesperson symbol intermedi reinterpret intermediari
interrel interrelated interrelationship interconnect relat psychodynam
interrelationship interrel interrelated relat psychodynam
interrog inquisitor inquisit interrogatori curious question enquiri inquiri sentenc inquir enquir asker querier
interrupt disrupt fit devic abrupt barrack interposit heckl
intersect decuss carrefour crossroad crosswai cross vertex metacent metacentr
interspeci interspecif
interstiti interstic
intertwin enlac interlac twine entwin lace tat
interv quantiti interlud intercal
interven intervenor intervent interfer interpos
intervent interven intercess involv particip intermedi
interview interviewe consult question inquir enquir asker querier
interweav weav
interwoven interlac interlink interlock
intim intima glimmer inkl adumbr insinu close hint
intima intim
intimaci affair amour familiar liaison close
intimid daunt bulli deter terror terroris
intoler unaccept unbear unendur illiber
inton chantlik cantil chant tone singsong modul drone inflect prosodi
intract will stubborn defianc trait rebelli obstin balki unmanag unruli fractious mulish recalcitr
intransig adam inexor adamantin stubborn obstin bullheaded pigheaded obstinaci
intrench entrench fortif retrench
intric elabor
intrigu machin fascin design conniv challeng devis contriv planner
introduc innov acquaint introduct
introduct debut unveil entri intro launch introduc
introductori prefatori
introject intern internalis
introspect introvert reflect contempl muse examen rumin
intrud interlop trespass intrus irrupt obtrud penetr stranger invad encroach prowler crasher gatecrash
intrus meddlesom offici encroach intrud invas aggress
intrust entrust confid
intuit nonrat suspicion hunch viscer gnosi
inund awash flood overflow alluvion afloat delug swamp submerg flashflood
inur enur indur harden
invad encroach incurs invas occupi intrud trespass interlop
invalid nullifi disconfirm annul voider quash vitiat void suffer offici breakup unhealthi fallaci
invalu priceless valuabl precious valu
invari constantli even constant unvari unchang unchanging unvaried changeless
invas invad encroach incurs trespass intrus
inveigh rail
invent imagin inventor devis clever ingeni ingenu excogit contriv innov formul forg fabric
inventor invent discover artific creator patente
inventori stocktak list item itemis
invers reciproc anastroph evert upend
invert anatrop revers
invest investor endu indu endow empow leverag arbitrag
investig investigatori research tec detect enquir analysi count experiment exam scientist scrutini boffin
investor invest stockhold depositor bondhold contrarian lender rentier sharehold shareown loaner
invinc indomit unvanquish unbeat strength
inviol sacrosanct unattack impregn intact infrang unassail
invis unseeabl inconspicu
invit invitatori invite ask letter missiv
invoc conjur conjuri supplic invok orison rogat
invok conjur invoc arous
involuntari unwilling nonvoluntari unvoluntari disposit tempera
involv particip mire involut requir necessit regard interest affair amour intervent
invulner impregn safeti
inward intern essenc gist kernel nub inbound pith
iodid halid
iodin iodis iodiz halogen
iodoprotein protein thyroglobulin thyroprotein
ion ionat ionic ionis ioniz particl anion cation
ionic ion
ioniz ionis ion condit
iran persia iranian
iraq irak
ireland eir hibernia irish irishman dublin irishwoman
irish ireland
irishman ireland mick mickei paddi
irksom tiresom wearisom tediou bore deaden dull
iron chain fe wry ironi metal shackl garment flatwork
ironi ironist sarcasm satir iron wit witti wittic
ironwork maker puddler workplac shaper
irrat irration
irration unreason irrat insan
irreconcil unreconcil
irregular unregular abnorm fit misbehavior misde intermitt misbehaviour haphazard inhomogen jerki stochast
irrelev immateri inapplic unconnected
irreproduc unreproduc unreli undepend
irresist overpoweringli overwhelmingli resistless power
irresolut indecis doubt hesit uncertainti trait dubieti incertitud dubious vacil
irrespect disregard disregardless regardless
irrespons arbitrari unreli flighti undepend untrusti untrustworthi whimsic
irrever godless pert sauci impertin attitud profan
irrevers unchang unchanging changeless
irrevoc irrevok
irrig suppli
irrit mif nettl peev rile sting annoi pettishli petulantli testili bothersom fret gall
irrupt pluton outbreak intrud erupt enter ingress
isl islet
island ground habit inhabit dweller denizen indwel
ism doctrin philosophi present human anim popul liter imit formal belief creation pacif
isocyan salt
isol insul separ strai detach sequestr disjunct loneli estrang insular anomi
isolationist isolation
isom isomer
isopleth isarithm isogram isotherm isobar isochron isohel isoclin
isotherm isopleth isarithm isogram
isoton isosmot
isotop atom deuterium radioisotop
isotrop isotropi
isra sabra asian asiat
issu issuanc issuer publish suppli
issuanc issu suppli
ital italic italicis
itali italia italian
italian itali
italic italicis ital
itch itchi scabi pruritu
item itemis enumer list recit portion inventori
ivi vine
ivori tusk pearl dentin
jab poke thrust gestur
jabber drivel spout rant gabbl rave utter speaker verbal gibberish talker verbalis gibber
jackass fathead bozo goofbal twat cuckoo zani goof goos fool muggin saphead tomfool
jackdaw daw
jacket crownwork coat windbreak anorak blazer doublet jerkin parka peacoat sacqu swallowtail windcheat
jacksonian jackson
jade weari jadeston adulteress fornicatress hussi strumpet
jag jagged jaggi scraggi eros dag notch
jail imprison jailhous gaol slammer confin immur incarcer jailer jailor captiv pokei poki
jam pack ecm
jamaican jamaica
jan januari
jangl jangli jingl
janissari follow
janitor custodian keeper
jansenist jansen advoc propon expon
januari jan
jap nip nippones
japan nihon nippon
japanes nippones
jar collid jolt contain vase amphora cruse jamjar jampot
jargon argot lingo patoi jargoon vernacular slang cant
jaunti chipper dapper natti spiffi breezi debonair raffish rakish dash spruce snappi chic
java coffe javan cappuccino decaf espresso
jaw claver natter chat chaffer chitchat yack bone jowl mandibl mandibula maxilla submaxilla
jazzi jazz flashi gaudi sporti
jealou enviou overjeal covet
jealousi envious
jeep landrov car automobil auto motorcar
jeer jeerer scoff deris gibelik scof mock taunt mockeri gibe barrack flout
jeffersonian jefferson
jelli congeal jell jellifi gelatin aspic goodi kickshaw
jeopard imperil jeopardi jeopardis endang threaten stake peril menac
jeopardi endanger jeopardis jeopard hazard peril risk
jerk jerker saccad jolt yank arrhythm dork jerki motil
jest jocos joke jocular jape jester gag witti sidesplitt wittic
jesu christ savior redeem saviour deliver
jesuit jesuitri
jet spout spurt squirt spirt
jew israelit judaic hebrew person individu zionist ashkenazi hymi jewess kike levit sadduce
jewel gem sequin spangl spangli beadi bejewel jewelleri jewelri maker diamond goldsmith rubi
jewish judaic
jibe barb gybe gibe shaft correspond jib match
jig gigu
jilt reject spurn
jimdandi jimhickei crackerjack nonesuch nonsuch apotheosi
jimhickei jimdandi crackerjack nonesuch nonsuch apotheosi
jimmi sprinkl prise pry jemmi lever
jingl jingli jangl doggerel
job occup chore task busi call vocat career account cater biz
jockei chous cheat chican horseman
jocos humor jest joke merri jocular leviti
jocular jest jocos joke jocund gaieti pleasantri
jog rambl jogger trot
joggl wiggl jiggl dowel
john lav lavatori toilet privi whoremast whoremong room loo restroom washroom
johnni reb rebel greyback
joi joy joyou joyous emot excit exult exuber jubil exhilar
join joiner link connexion coupl unit conjoin adjunct converg
joint articulatio
jointli collect conjointli
joke jest jocos jocular jape jokest gag joker wit witti sidesplitt wittic
joker jokest joke comedian
jolli jolliti jocund jovial merri mirth josh passabl reason fairli moder gai chaff
jolt jolti bumpi shake jumpi jerk jounc saccad rocki jar
jonquil narcissu
joss idol
jostl shove elbow
jot jotter soupcon mite speck ting
journal journalist diari photojourn tabloid
journales lurid
journalist journal diarist author writer columnist newspaperman editorialist newspaperwoman newswrit penman photojournalist sportswrit
journei journey travel trip tour pilgrimag excurs odyssei out jaunt
jovial jocund merri jolli jolliti mirth convivi gai gaieti merriment
jowl mandibl mandibula submaxilla jawbon jowli jaw articul
joyou joyous joi
jubil exult triumphant exuber jubile pride triumphal rejoic celebr gleeful elat joy joi
jubilantli blith gayli merrili mirthfulli happili
judaism hebraism judaic
judg judgeship judgement evalu adjud judici estim judgment decid prejudg
judgment judg judgement conclus
judici headi sagac sagaci wise judg discrimin jurid
judiciari judicatori judicatur bench govern
jug immur incarcer imprison gaol contain bottl longbeard
juic juici succu
juici succul voluptu lusciou juic risqu toothsom naughti spici appetising appetizing
juju fetich voodoo fetish hoodoo magic thaumaturgi
jukebox nickelodeon phonograph
jumbl disorderli welter muddl clutter fuddl jumbal
jump leap spring bound
jumpi jitteri edgi uptight restiv nervous overstrung jolt jolti nervi bumpi anxieti
junction adjunct collig crossroad carrefour crosswai
junctur occas happen occurr conjunctur
jungian jung
junk debri rubbl detritu scrap dust trash
jupit jovian jove
jurisdict power
jurisprud jurisprudenti jurist law philosophi
jurisprudenti jurisprud
jurist jural jurisprud expert mufti
juror juryman jurywoman foreperson panelist panellist
just niceti justic right conform
justic just right fair righteous
justif justifi justificatori vindicatori defens
justifi apologist vindic justif justificatori advoc propon expon
justli justifiedli rightli
jut project protrud stick gibbos gibbous protuber excresc extrus protrus bulg hump reliev
juvenil callow youth jejun pueril immatur
juxtapos juxtaposit
juxtaposit juxtapos colloc apposit locat posit emplac tessel
kale clam dinero gelt moolah pelf shekel simoleon boodl lolli lucr wampum borecol
kansa ks
kc khz kilocycl kilohertz rate
keen incis penetr acuiti pierc avid acut sharp eager discrimin knifelik cork lancin
keenli acut
keep safekeep maintain guardianship hold retent unbroken continu hand
keepsak souvenir relic token object
kei central fundament primal cardin devic latchkei passkei
ken cogniz trope
kentucki ky
kerchief scarf headscarf neckerchief
kerosen kerosin fuel hydrocarbon
kerygma kerugma preach sermon
ketosi acetonemia ketonemia symptom
kettl kettledrum timpani tympani boiler tympanum contain teakettl
keyboard devic keypad clavier
kick kicker punt
kickoff outset showtim commenc begin incipi
kid tiddler youngster child nipper tike shaver tyke nestl minor fry kindergarten urchin
kidnap kidnapp abduct abductor snatcher nobbl captur crimin crook outlaw captor felon malefactor
kidnapp kidnap abductor snatcher captur crimin crook outlaw captor felon malefactor seizer shanghaier
kill killabl killer suffoc suicid homicid deathblow euthanasia genocid
killabl kill
killer slayer kill orca person individu murder liquid termin poison extermin erad execution
kilomet kilometr klick km
kind sort forgiving benign form gener type consider endear genu ilk genr
kindergarten kindergartn preschool child kid youngster tiddler nipper tike shaver tyke
kindl enkindl ignit tinder touchwood spunk elicit evok arous conflagr inflamm provok punk
kindli help openheart benevol
kindr akin clan
kinesthet kinaesthesi kinaesthet kinesthesi kinaesthesia kinesthesia propriocept
kinet dynam kinesi energis energ mechan
king kingli kingship rex kingdom magnat tycoon sovereign monarch
kingdom realm king lotusland
kinship kin affin relat rapport consanguin motherhood
kiss caress cuddl fondl hug pet smooch snuggl snog neck buss kisser oscul
kitchen room kitchenett caboos cookhous
kitchenett kitchen
kitten kitti
kittenish friski
km kilomet kilometr klick
knack bend talent endow
knapsack haversack packsack rucksack backpack bag kitbag
knead massag
knee genu ginglymu
kneecap kneepan patella sesamoid
kneel kneeler movement motil
knife bayonet barong cleaver drawknif drawshav paperknif parang pocketknif khukuri machet matchet panga
knifelik lancin incis penetr keen pierc stab
knight knightli banneret templar
knightli chivalr knight chivalri
knit knitwork knitter entwin
knob gnarl gnarli knot knotti knobbi doorhandl doorknob knobbl
knock bump knocker
knoll hillock hummock hammock mound hill anthil formicari kopj koppi molehil
knot gnarl gnarli knob
knotti complicated baffl tortuous problemat gnarl gnarli knob snarl snarli tortuou convolut complic
know cognis cogniz knowabl knower knowing letter intent knowledg
knowledg cognit noesi letter learn initi vers know mind attitud wise equival inabl
knuckl knuck weapon diarthrosi
knucklebal knuckler
korea korean
korean korea
kosher cosher
krauthead boch jerri kraut hun
lab workplac
label tag pronounc
labor drudg labour toil labori proletariat strain jack exert miner rope workman logger
laborsav laboursav
labour drudg labor toil proletariat strain childb parturi jack miner workman logger longshoreman
labyrinth labyrinthian maze otiti
lace enlac interlac twine intertwin drub entwin thrash trounc lacer whack laci beat
lacer mangl tear lace wound workman workingman
laci lacelik net netlik webbi weblik lace web
lack defici want absenc
lackei flunkei flunki sycoph toadi crawler servant
lactat breastfe suckl period ester
lad bloke fella fellow blighter feller chap gent laddi sonni cuss cub
ladder step stair stepladd
laden load oppress lade
ladi gentlewoman madam woman begum
ladylik feminin muliebr
lag lagger laggard dawdl slowdown insul
lager laager bivouac canton
laggard dawdler lagger lag dilatori trailer pokei poki drone linger potter straggler idler
lagoon lagun laguna lake liman
lai put place set birth parturit
lair den habit
laiti temporalti mass
lake pond lagoon bayou lagun laguna tarn
lam scarper scat flail thrash run getawai thresh
lamb elia hogget lambkin teg
lament deplor griever mourner sorrow wail woefulli plaint sorri piti bemoan bewail coronach
lamin lamina laminar founder red rubor
lamp lantern candl streetlight flashbulb flashgun photoflash taillight
lamplight worker
lampoon parodist satir satiris pasquinad sendup parodi spoof travesti burlesqu mockeri humorist caricaturist
lanc spear fishgig fizgig lancet weapon assagai assegai trident
land lander ground demesn platform
landlord landown landhold landladi
landmark watersh
landmass ground contin subcontin
landown landhold landlord abutt freehold laird
landrov jeep car automobil auto motorcar
landscap landscapist garden architect horticultur
landslid landslip victori mudslid rockslid
languag sign barrag interlanguag metalanguag slanguag
languid languor lackadais dreami
languish ach
languor languid dreami lackadais listless lassitud phlegm sluggish
lanki rangi gangl gangli habitu physiqu
lantern lamp
lao laotian
lap imbric overlap contain thigh
lapel rever
lappet wattl caruncl caruncula
laps backslid nonchurchgo relaps revert revers recidiv oversight retrogress failur
larg big mostli extens breadth comprehens pretenti pretens
larger bigger
larkspur delphinium
larva larval anim creatur beast tadpol caterpillar bot caseworm cercaria hellgrammi jointworm leptocephalu
larval larva
lash dozen gob load oodl raft scad score slew ton wad heap pile
last lasting perman durabl conclud final
lastli final
late latterli recent belatedli tardili belat tardi time subsequ
latent latenc
later lateralis afterward subsequ handed domin localis ambidexter ambidextr dextral sinistr
latest modish
lather latheri soapsud sud swither flog foam
latin latinist catholic catholicis roman romanis latinis loanword
latitud latitudin latitudinarian
laudanum opiat
laugh riant laughabl laugher laughter
laughter laugh utter vocal horselaugh cachinn guffaw
launch find launcher establish debut unveil introduct entri actuat propuls
launcher launch armament bazooka
launder laundri wash lavat
laundri washabl launder garment
laurel accolad crown honour honor award symbol commend medal pennant citat emmi oscar
lavatori lav john toilet privi washbasin washbowl washstand bathroom room loo restroom washroom
lavend lilac
lavish highlif sumptuos munific overgener unstint prodig sumptuous unspar extravag luxuri lucullan plush
lavishli extravagantli
law pentateuch torah licit jurisprud right legitim collect qualiti legal aggreg legitimaci sharia
lawless anarch anarchi outlawri
lawman defend policeman deputi marshal sheriff guardian patrolman protector constabl gaoler jailer jailor
lawyer attornei counsel prosecutor barrist conveyanc pleader
lax remiss laxiti slack physic neglect phenolphthalein
layer superimpos interlay artifact artefact
layman layperson secular common
layoff shutdown closedown
laze stagnat idl
lazi faineant sloth acedia indol otios faineanc shiftless
lazili idli
lb pound
lead star preemin stellar prima leader ol diod
leaden weight
leader leadership lead person individu initi employ hero inspir politician mislead chieftain aristocrat
leadership leader
leaf leav leafag leafi foliag foliat leaflet grow growth matur blade ontogenesi ontogeni
leafhopp homopteran jassid
leaflet booklet brochur leaf cusp folder pamphlet
leagu confer major minor
leak leaker leakag
leakag outflow leak
lean leaner exigu meager meagr scant scanti atilt cant tilt spare thin procliv
leap leaper jump saltat spring bound
learn erudit learned larn learner letter encyclopaed encycloped knowledg scholarship discov hear condit
learner assimil learn prentic apprentic scholar person individu memor dweeb memoris somebodi tute
leas charter lesse let hire rent rental
leash tether tercet ternion terzetto trine iii ternari threesom trei
leather coriac leatheri leatherlik allig pigskin sheepskin cowhid calfskin chammi cordovan cowskin deerskin
leav leaf departur go leaver remain leftov unexpend part board disappear embark takeoff
leaven imponder barm
lecher lech lecheri letch lust satyr degener concupisc ero
lectur lectureship lector berat chide rebuk scold teach educ pedagog pedagogu pedagogi
ledg shelf ridg berm
ledger leger daybook
leech bloodsuck hirudinean phlebotom phlebotomis sponger horseleech annelid
leer leeri
leftfield tract
lefti lefthand southpaw person individu somebodi
leg lege leggi tough limb garment putte stamina bandyleg bowleg gaiter
legaci bequest gift
legal decrimin decriminalis legalis legitim legitimat legitimatis legitimis lawfulli effectu law valid conform
legat legateship berth emissari envoi
legate beneficiari done
legend fabl legendari
legendari fabl legend
leggi leg
legibl decipher readabl discern distinct
legion numer hord armi sabaoth
legisl lawmak legislatorship legislatur pass govern enact crimin senat politician congressman backbench congresswoman
legislatur legisl congress senat parliament duma
legitim decrimin decriminalis legal legalis legitimat legitimatis legitimis licitli lawfulli licit logic law
legitimaci authent genuin legitim law
legum legumin herb crazywe guar sesbania snailflow soja vetch locowe soya
leisur leisureli easygo vacat holidai playdai playtim
leitmotiv leitmotif tune melodi
lemma proposit
lemon lemoni gambog maiz citru
lemonad ad
len lens monocl eyepiec anastigmat eyeglass
lend lententid loan lendabl lender contribut impart disposit
length lengthi long diamet dimens radiu diam
lengthen perpetu prolong elong protract extend continu
lengthi protract prolong extend length continu coextens
lengthwis longwis lengthwai longwai longitudin
leprosi leprou
lesion wound ulcer
lessen diminish vitiat weaken decreas minifi subsid alter shrink wane shrinkag
lesson moral
letdown disappoint frustrat dissatisfact
lethal deadli unwholesom morbid
lethargi lassitud sluggish inanit letharg slack torpor hebetud
letter missiv inscript knowledg learn know text invit epitaph aerogram aerogramm superscript encycl
letterhead stationeri
letterman athlet jock
level demolish equal equalis degre raze grade intens balanc equat calibr calib immoder
levelhead intellig
lever jimmi prise pry crowbar peavei peavi tappet
levi matthew impos jean denim
lewd bawdi salac salaci obscen lascivi libidin raunchi lust indec
lexic lexicalis lexi lexicon
lexicon lexic vocabulari dictionari knowledg cognit noesi
lexicostatist etymolog
liabil liabl indebted possess suscept payabl taxabl ratabl rateabl
liabl nonimmun unresist liabil nonresist
liaison affair amour intimaci
liar prevar fabric deceiv beguil cheater fibber perjur trickster
liber liberalis liberalist free liberti emancip gener munific unloos unloosen relax dismiss sack
liberti autonomi liber independ
libertin debauche rounder debauch dissolut degrad dissip degener proflig woman adulter fornic gigolo
librari room
librarian bibliothec librarianship catalogu catalog
libretto librettist script playscript
licens accredit licenc commiss license offici functionari
lick drub defeat thrash trounc clobber lace whack solv shutout
lid eyelid palpebra chapeau hat
lie consist
lieuten berth sublieuten
life lifer lifespan lifetim live aliv
lifeless exanim inanim motionless immobl insenti stationari
lifelik vivid pictori graphic
lifetim lifespan life period afterlif
lift uprais lifter elev rais
lifter weightlift lift shoplift athlet jock
light illumin agil leger weightless elat nimbl illum lightsom backlight
lighten whiten brighten
lightheart blithesom lighthearted lightsom blith
lightn thunderbolt
lightweight jackanap whippersnapp prizefight
lignit coal humat
like likeli alik similitud belik probabl wish semblanc feel compar similar prefer admir
likelihood likeli odd
likewis similarli
lilac lavend shrub
lilt swingi swing trip rhythmic
limb arm leg extrem thigh forearm cru forelimb hindlimb
limbo oblivion
limit constrain restrict confin constrict clipper circumscrib throttl trammel qualifi utter circuit
limitless boundless infinit unbounded illimit measureless infinitud unmeasur unbound unlimit qualiti
limp claudic flabbi flaccid game gimpi gimp lame limper wilt hobbl hitch soft
lincoln lincolnian
linden basswood wood
line seam
lineag ancestri pedigre bloodlin parentag stemma filiat linag kinfolk kinsfolk phratri
linear linearis dimension
lineback footbal
lineman electrician linesman footbal
linen cloth fabric textil
lineup roster
linger loiter tarrianc lallygag lollygag tarri footl laggard dawdler lagger
lingeringli protractedli
lingual lingua linguist
linguist lingual philolog scientist scienc semant pragmat grammarian hebraist lexicograph lexicologist neurolinguist phonetician
link coupl associ join collig relat linkup linkag nexu connect
linoleum lino
lint fiber
lion lioniz lioness lionet
lioniz lionis lion celebr
lip articul overlip underlip
lipstick makeup
liquid blender liquidis manslay murder runni fluid fluiditi liquifi extermin liquefi neutralis receiv
liquor spirit booz bitter whiski whiskei brandi alcohol akvavit aquavit arak arrack firewat
lisbon lisboa
list item itemis lister number credit inventori checklist bibliographi roster agendum corrigenda databas
listen hearer attend auditor hear observ perceiv behold rehear auscult eavesdropp relisten percipi
listless torpid lassitud dispirit torpor languor
liter literalis litr genuin actual concret doctrin philosophi ism
literari literatur
literatur literari
lith lissom lithesom suppl sinuou grace
litig litigi sue defend complain proceed plaintiff appel filer
litter clutter litterbug slob sloven
littl small petti tini petit diminut dwarfish runti stunted weeness
livabl liveabl live
live anim liveli livabl liveabl aliv popul inhabit dwell life livelihood surviv subsist
liveli live sprightli anim activ
livelihood susten live comfort conveni resourc subsist amen
liver liveri viscu
liverpool liverpudlian
livestock eutherian placent
livid achromasia pallid pallor wan lurid pale ashen blanch complexion
lizard agamid gecko iguanid lacertid scincid skink teiid varan saurian
load dozen gob lash oodl raft scad score slew ton wad laden heap
loaf idl loafer loll lallygag loiter lollygag inact bread meatloaf
loan lend debt disposit
loath abhor abhorr abomin detest loather avers execr odium antipathet indispos loth reluct
loathsom repuls disgust loathli nauseat repel revolt sicken skanki slimi vile yucki distast
lobbi antechamb anteroom foyer vestibul lobbyist hall buttonhol room
lobe lobar lobat lobul earlob
loblolli gruel
lobscous lobscus scous
lobscus lobscous scous
lobul lobular lobe
lobular lobul shape conform configur
local vicin neighbourhood neighborhood section venu localis locat locu provinci topic focal focalis
locat situat place local emplac localis posit placement object plant region finger whereabout
lock lockup protect
locker footlock cabinet
lockup lock jail jailhous gaol slammer
locust acridid
lodg domicili hous dig lodger lodgement lodgment pad auberg guild hostelri inn structur
loft garret attic
lofti majesti exalt tower stateli emin idealist rarefi rarifi high elev majest soar
log logger
logarithm expon
logger lumberman faller feller lumberjack log labor labour
logic logician logistician legitim qualiti ration
logist suppli
loin pube lumbu
loiter lallygag linger lollygag tarri footl lurk loung loaf laggard dawdler lagger
lone loneli lonesom solitari unfrequ
loneli solitari lone forlorn alon lonesom isol
long yearn hungri wish desir length pine discont hanker nostalgia yen longev discontent
longev senior long
longhand cursiv handwrit
longitud longitudin
longshoreman docker dockhand dockwork stevedor loader lumper labor labour
longshot photo
look sound looker seem appear
loom hulk tower
loon addlehead birdbrain diver looni idler layabout
loop iter cringl grommet grummet eyelet
loophol ambigu
loos slackli diarrhea diarrhoea licenti profligaci dissip
loosen disentangl unsnarl slacken laxat relax unti unfasten
loot plunder ransack pillag booti clam dinero gelt moolah pelf shekel simoleon kale
lope canter
lopsidedli crookedli
lord godhead creator almighti jehovah overlord nobleman divin lordship lordli
lordli arrog gravita haughti hauteur imperi sniffi swagger supercili pride digniti grand lord
lordship lord
lore folklor
lose loss disori loser miss
loser lose nonstart contest
loss lose lossi
lotion toiletri
loud flashi glitz tawdri brash garish gaudi meretrici
loudli clamor obstreper aloud
loudspeak speaker bullhorn subwoof tannoi tweeter woofer
louisiana la
louisianan louisianian
loung lounger lallygag loiter lollygag sofa couch tarri footl
lous lousi insect cooti
lousi pediculosi crappi shitti stink rotten icki stinki loathsom repuls lous slimi vile
love loveli loving lovabl loveabl lover ador endear emot devoted enamored heartstr
loveli beauteous comeli love fair beauti
lover devote love buff person individu sweetheart idol darl ador beau boyfriend dearest
lovingli fondli
low dejected dispirited downhearted lowli
lower threaten lour sullen
lowland scot scotchman scotsman landfil
lowli unimport subaltern humbl obscur low menial petti baseborn
loyal patriot trueheart
loyalist stalwart support admir protagonist
loyalti trueness allegi nation faith patriot staunch fealti steadfast
lp disc platter
lucid clariti clear lucul perspicu elucid limpid pellucid transpar understand precis comprehens explicit
lucif beelzebub satan devil daystar
luck circumst fortun lucki fate hazard tossup
lucki luck success circumst boon
luckili fortuit fortun
ludicr laughabl preposter ridicul farcic derisori nonsens cockei
lug luggag tote lobworm lugh lugsail lugworm
luger slider
luggag lug baggag suitcas hatbox satchel
lugubri gloomi sad uncheer
lukewarm halfheart tepid
lull letup
lullabi berceus cradlesong song
lumbar lumbu
lumber timber ponder plank
lumin aglow lambent lucent luminos phenobarbit phenobarbiton illumin barbitur
luminari notabl celebr
luminesc bioluminesc chemiluminesc
luminos lumin illumin
lummox lout oaf goon lubber stumblebum clod gawk lump
lump glob chunk clod lout lummox oaf lumpi swell goon hunk lubber puffi
lumpish lumpen unthink
lunat semilunar moonstruck crescent lunaci madman swashbuckl maniac daredevil hothead madcap month
lunch dejeun luncheon tiffin luncher feed eat meal repast
luncheon dejeun tiffin lunch meal repast
lunchroom restaur eateri
lung lunger hurtl hurl thrust passado
lunkhead blockhead bonehead dumbass dunc dunderhead fuckhead knucklehead muttonhead numskul shithead loggerhead hammerhead
lurch careen stagger keel reel swag
lure entic tempt
lurid achromasia ghastli gruesom livid pallid pallor wan shock grim pale sensation journales
lurk lurker skulk lallygag loiter lollygag tarri footl
lusciou voluptu scrumptiou toothsom yummi juici delect lush
lush luxuri profus voluptu riotou alki boozer dipsomaniac opul sumptuou lusciou delux princ
lust lecher luxuria concupisc lascivi libidin prurient lusti lubrici salaci crave lewd ero
luster brillianc sheen shini splendor splendour lustr bright
lusti robust concupisc hardi lust hearti strength
lustr brillianc sheen shini splendor splendour luster lustrou
luxuri lush opul sybarit sumptuous voluptuari profus voluptu epicurean sumptuos riotou elabor sumptuou
lymphocyt leucocyt leukocyt lymphoblast plasmacyt wbc
lyophil lyophilis freez desicc dehydr
lyric song lyricist word music text
lyricist lyrist lyric author writer
ma mom momma mamma mammi mummi
macabr grisli gruesom ghastli grim
machin coconspir conspir machinist complot intrigu plotter cabal conjur organis comput devic machineri
machinelik automatonlik robotlik robot automat
machineri machin engineri
machinist machin mechan craftsman artisan artific journeyman
mackinaw coat
macromolecular macromolecul
macrophag phagocyt histiocyt
mad insan brainsick dement unhing lunaci crazi huffi deliri unrestrain lyssa rabi rabid
madam gentlewoman dame ladi woman
madden anger enrag infuri exasper vex furiou
madli frantic crazili dementedli deucedli insan
madman maniac lunat suffer bedlamit loonei madwoman nutcas pyromaniac looni
madrig madrigalist
magazin mag public
maggot maggoti grub
magic sorcer wizardli witch thaumaturgi wizard legerdemain charm magician supernatur juju conjur conjuri
magician prestidigit conjur conjuror illusionist sorcer thaumaturg thaumaturgist magic perform escapologist
magistr magisteri
magnet magnetis mesmer mesmeris charismat attract attractor spellbind devic paramagnet ferromagnet electromagnet geophys
magnif magnifi overstat blowup expans enlarg
magnifi magnitud amplifi magnif enlarg hyperbol hyperbolis overst exagger overdraw microscop
magnific excel splendidli famous impress grand grandeur gorgeous resplend splendor splendour brillianc brilliant
magnitud magnifi size intens properti dimens multipl much
magpi prater babbler chatter chatterbox spouter
mahogani sepia wood
maid housemaid maidserv amah chambermaid parlormaid parlourmaid
maiden maidenhood maidenli initiatori girl fill damoisel damosel damozel damsel missi demoisel
mail post mailer
mailbox postbox box
mailman postman deliveryman
maim maimer mutil wound person
main mainer chief princip primari
mainland ground
mainli chiefli princip primarili
maintain sustain uphold retain mainten keep hold assever preserv conserv assert support admir
mainten upkeep maintain alimoni sustain sustent fix mend
majest majesti regal olympian proud lofti
majesti lofti stateli majest impress magnific
major bulk number leagu
make devis fashion creat product cartographi mapmak moviemak
maker shaper godhead produc jewel perfum wigmak ironwork watchmak cobbler basketmak basketweav candymak
makereadi prepar readi
makeshift improvis stopgap
makeup composit lipstick eyeshadow mascara blackfac eyelin greasepaint kohl roug
maladi ill unwel sick condit bend diseas saturn agu amyloidosi anuresi anuria hypermotil
maladroit slow inept ineptitud clumsi awkward unskil
malais uneas uneasi uncomfort discomfort
malaria malari
male masculin anim sexual viril
maledict imprec accurs accurst bedamn beshrew anathem anathemis damn execr
malevol malef malic malign mean evil hatr cruel vindict spite bitchi catti beastli
malfeas offend wrongdoer
malform deform misshapen distort miscreat clubfoot clawfoot plagiocephali scaphocephali talip valgu varu
malign backbit defam libel slander traduc vilifi vilif malevol badmouth malef smear diseas
maling malinger skulk dodg
maltreat abus mistreat cruelti persecut offend wrongdoer
mamma mom momma ma mammi mummi mammari
mammal mammalian vertebr craniat metatherian prototherian tusker eutherian placent
mammalian mammal
mammoth gigant
man manli manpow workforc viril serviceman manlik hand woman gui personnel sir gentleman
manag manageri managership accomplish achiev doabl director coach realiz handler negoci overse superintend
manchest mancunian
mandamu writ
mandat mandatari author mandatori authoris
mandatori compulsori mandatari mandat requir
mane hair encolur
maneuv maneuver steer manoeuv guid channel channelis
maneuver manoeuvr maneuv devis mobil contriv planner weatherli
mangl tear lacer mangler mutil maul
manhood human
mania cacoeth manic passion agromania dipsomania egomania kleptomania logomania logorrhea monomania necromania necrophil
maniac madman lunat suffer bedlamit loonei madwoman nutcas pyromaniac looni
manic mania frenzi
manifest attest certifi evid epiphani theophani
manifestli evid obvious patent plainli
manifold pipag
manipul tractabl oper handl driver mobil telegraph hoister motorman switchman telegraphist telephonist twiddler
manner mannerli mode affect idiosyncrasi foibl style fashion wai affected demeanor demeanour deport
manomet tensimet
manor manori mans mansion
manpow man workforc hand personnel
mans mansion resid hous palac castl manor
manserv servant retain valet butler footman pantryman
mantel chimneypiec mantelpiec mantlepiec mantl shelf
mantic sibyl vatic divinatori sibyllin
mantl drape wrap cloak cloth chimneypiec mantel mantelpiec mantlepiec draperi curtain
mantrap lulu looker ravish stunner knockout smasher peach beauti woman
manual instruct consuetudin consuetudinari enchiridion grimoir handbook
manufactur fabric produc industri construct newspeak prefabr automak bottler carmak
manumiss manumit free liber
manuscript ms holograph
manzanita madrona madrono shrub
map function mapper oper polynomi
mapl wood
mar martian scar deflow impair vitiat
marathon undertak task
marbl marbleis marbleiz marmor marmorean wit
marbleiz marbl marbleis
march routemarch countermarch
mare maria hors broodmar
margin marginalis fringi borderlin perimet border
mari marian madonna cheremi cheremiss
maria mare region
marin seafar seaman marinad usmc gob leatherneck tar nautic jack sailor boatswain barge
marit matrimoni
mark pronounc score marker commemor symbol eyespot milepost
marker mark artifact artefact bookmark
market seller traffick vender vendor merchandis sell marketplac groceri merchant sellabl vendabl vendibl
marketplac mart market monopoli groceri monopsoni oligopoli
marksman marksmanship sharpshoot rifleman sniper deadey
marksmanship marksman skill acquir
marmalad preserv conserv
maroon strand
marque pavilion marquis tent
marri wed conjoin espous marriag eucalypt eucalyptu
marriag nubil wedlock matrimoni marri elig intermarriag cuckoldom endogami exogami inmarriag misalli monandri
marrow essenc gist
marrowbon bone
marsh fenland marshi marshland fen wetland
marshal marshalship mobil lawman
martial soldierli soldierlik warriorlik
martian mar
martini cocktail
martyr martyris martyrdom suffer victim shahe
marvel superbl terrif toppingli wonderfulli wondrous wonder wondrou miracul tremend fantast howl improb
marxist bolshi marxism bolshevik
maryland md
mascara makeup
masculin masculinis viril virilis male grow growth matur sexual ontogenesi ontogeni
mash squash comminut coquet squeez crush flirt masher philand squelch
mask disguis cloak masker screen cover masqu hide conceal
masonri freemasonri structur brickwork stonework
masquerad masker masquer masqu particip
mass multitud mickl muckl passel hat slew spate group follow laiti
massachuset massachusett
massachusett massachuset
massacr carnag slaughter butcheri
massag knead masseur masseus physiotherapist effleurag petrissag rubdown tapot
masseur massag
massiv bulki ponderos monolith hefti ponder monument heft big
mast foremast jiggermast mainmast mizenmast mizzenmast topmast mizen mizzen
master masterli virtuoso maestro overlord mastership masteri consumm
masteri supremaci master skill
masterli master virtuoso consumm
mastermind orchestr brainiac conceiv origin organis einstein geniu
mat matt
match twin correspond gibe rival jibe coordin
mate pair copul coupl conjug teammat spous famili servic sex hybrid hybridis inbreed
materi materialis philistin corpor physic materialist stuff offspr cloth textil particl substanti concret
matern maternalist motherli motherhood pregnanc enat gestat gravid eccyesi metacyesi
math mathematician mathemat scienc
mathemat math
matriarch matriarchi materfamilia woman
matricul matric admiss admitt
matrimoni marit wedlock marriag intermarriag cuckoldom endogami exogami inmarriag misalli monandri monogam monogami
matron matronli wife
matsyendra asana
matter affair topic
matur ripen adulthood ontogenesi ontogeni senesc grow growth fester suppur root leaf blossom
mausoleum sepulch sepulchr sepultur
maxim maximis maximum axiom sai moral aphor apophthegm apothegm locut
maximum maxim maximis
mayor politician alcald burgomast
maze bewild confound mazi labyrinth bemus confus baffl befuddl system
mc megacycl megahertz mhz rate
meadow hayfield grassland
meager exigu meagr scant scanti scrimpi lean meagerli stingi poor spare spars insuffici
meal repast dinner supper breakfast lunch nourish susten nutrit luncheon snack collat dejeun
mean signif beastli mingi niggard niggardli tightfisted entail wai parsimoni signifi import intend
meander wind wander rambl thread
meaning purpos signific
meaningless nonmeaning hokum nonsens unavail futil absurd ridicul aimless senseless amphigori balderdash balonei
meanwhil meantim
measur mensur quantifi calcul metric valuat evalu deliber assess apprais person observ activ
meat meati essenc organ pork mutton pemmican sausag boeuf escargot horseflesh horsemeat mouton
meati meat
mechan machinist mechanis autom motoris motor mechanist condit physic dynam kinet aerodynam static
mechanist mechan philosoph
medal medalist medallist medallion decor palm ribbon laurel accolad
meddl meddler busybodi interf meddlesom offici tamper
median medial
mediat intercessor intermedi intermediari mediaci arbitr interced liais talk interpret negoti indirect reconcil
medic medicin medica medick trefoil physic drug cure depress dose purg anticoagul metrazol
medicin medic medica therapeut biomedicin diagnost pharmaceut pharmacolog allergolog anesthesiolog angiolog bacteriolog cardiolog
mediev mediaev
mediocr averag middl ordinari mundan
medit contempl ponder rumin reflect muse pensiv brood excogit mull broodi specul
medlei pastich potpourri opu
meek subdued spineless
meekli humbl
meet meeter encount converg foregath forgath convent confer assemblag conclav forum plenum
megalomania megaloman megalomaniac psychopathi
melancholi melanchol sad unhappi heavyhearted weltschmerz
mele scrimmag
melior amelior amelioratori meliorist improv better amend belief
melod melodis melodi
melodi tune tunefulli melod strain music leitmotiv leitmotif tucket glissando
melodrama melodramat comedi
melodramat histrion melodrama
melt liquesc thaw liquifi meltabl dethaw melter unthaw unfreez heat
member membership areopagit clansman clanswoman councillor homegirl kibbutznik kolkhoznik rotarian sodalist tribesman homeboi
membership member
membran drumhead
memoir autobiographi
memor memoris unforgett memori con learn qualiti assimil learner rote
memorandum memo memoranda
memori memorialis commemor memor memoris rememb immort immortalis monument retent remembr ceremoni festschrift
menac minaci minatori omin threaten sinist threat forbid bale imperil jeopardis endang jeopard
mend mender repair fix repar heal fixtur bushel restor patch darn mainten garment
mendaci untruthfulli mendac
menial lowli
mental brainpow mindset outlook wit brain attitud
mention cite refer ad remark utter speaker verbal talker verbalis
menu cart fare
meq milliequival
mercenari materialist adventur ventur ninja
mercer merceris dealer trader bargain monger
merchandis merchant sell market product ware sale commerci station ventur dump retail commerc
merchant merchandis sellabl vendabl vendibl market station ventur retail dealer grocer trader bargain
merci clemenc compassion forgiving leniti
merciless unmerci pitiless ruthless cruelti relentless inexor coldhearted hardhearted heartless
mercuri hydrargyrum mercur hg quicksilv errat fickl metal
mere simpli
merg unifi merger integr incorpor unit conflat immix conflux coalesc confluent mix commingl
merger amalgam merg unit consolid
merit deserv meritori deserving virtu
meritori deserving merit worthi
merri humor jocos jocund jovial jolli mirth festal festiv gai leviti
merrili blith gayli jubilantli mirthfulli happili
merriment gaieti fun play hilar gleeful glee jolli jovial jocund jolliti mirth
merrymak jollif revel convivi celebr festiv revelri celebrat hijink jink roister
mesenter mesenteri
mesh mashhad meshwork interlock intermesh enmesh ensnarl veil imping hairnet snood sparker tull
mesmer fascin hypnot hypnotis hypnotist mesmeris mesmerist spellbind spellbound transfix magnetis bewitch magnet
mess messi mussi muss
messag content info public respect propos counsel nonsens witti telegram excursu heliogram hokum
messeng courier travel conveyor convey
messi mussi mess muss untidi
metabol metabolis metamorphosi respir glycolysi hemimetabol hemimetaboli hemimetamorphosi heterometabol heterometaboli holometabol holometaboli
metal iron mercuri zinc aluminum potassium tin nickel chromium copper calcium cr dy
metamorphos transmogrifi transfigur transmut
metaphor trope
metaphys philosophi cosmolog
meteor meteoroid meteorolog meteorit
meteorit micrometeorit meteor aerolit meteoroid micrometeor micrometeoroid pallasit
meteorolog meteorologist meteor forecast aerolog climatolog nepholog
meter metric metr
method methodic methodist techniqu protestant pedagog mnemon technicolor pedagogi
methodist wesleyan method
meticul meticulos punctili scrupul conscienti painstaking
metrazol pentamethylenetetrazol pentylenetetrazol medic medica
metro subwai underground railroad railwai
metropoli metropolitan citi municip
metropolitan metropoli
mew meow miaul miaou miaow street
mexican mexico chicano greaser mexicano taracahitian wetback taco
mexico mexican
mg milligram
micel particl
michigan mi stop
microbi microb
micrometeorit micrometeor micrometeoroid meteorit
micron micromet
microorgan organ viru bacteria pathogen bacterium microb microflora moneron protist protistan protoctist moneran
microphon mic mike transduct
microscop microscopi magnifi angioscop
microscopi microscopist microscop research
microsom granul
middai noon noondai noontid
middl passabl reason fairli moder pretti centr mediocr midsect midwai halfwai commod midfield
midsect midriff middl
midshipman cadet plebe
midst interior
midsumm solstic
midwai halfwai middl
mien comport bear lordli gravita
mighti mightili strength
migrat migrant migratori transmigr travel depart settler immigr emigr colonist emigre evacue goer
mike mic microphon
mild leniti clemenc gentl lenienc balmi
mildli gentli
mile miler mi
mileag milag distanc
mileston milepost
milieu surround environ
milit comb hawkish warlik war activist aggress scrappi
militia reserv sa sturmabteilung trainband
milk milki beverag buttermilk drinkabl potabl
mill factori manufactori polish foundri canneri lumbermil metalwork steelwork sweatshop
millenarian chiliasm millenar millennium chiliast millenarist optimist
millennium chiliasm millenar millenarian millenni millennian millenari period
milligram mg
millilit millilitr ml cc mil
millimet millimetr mm
million meg
millivoltmet voltmet
millpond pond
millwheel waterwheel
milquetoast milksop pantywaist sissi coward
mimesi mimet imit
mimet mimesi
mimicri aperi person
min minut amoi fukien fukkianes hokkianes taiwanes
minc twee prim mincer
mind heed psych nou apt brain dispos attent knowledg cognit noddl noesi
mindless inan pointless senseless rash heedless vacuiti unmind
mine minelai excav
miner minework materi labor blend or labour collier prospector amblygonit amphibol apatit aragonit
mineralog mineralogist geologi
mingl commix amalgam unifi
miniatur miniaturis miniaturist shrink
minim minimis reductiv minimum minimalist underst downplai reduct
minimum minim minimis
minist curat parson rector pastor ministeri ministr clergyman reverend
ministeri minist
ministr succor succour minist relief assist pastor parson curat rector
ministri priesthood
minnesota mn
minoan mino
minor tiddler youngster kid child nonag nipper tike leagu
minstrel jongleur troubadour vocal singer vocalist vocalis
mint mickl muckl passel hat minter slew spate heap
minut transact min diminut petit tini weeness circumstanti proceed small hansard
minutia detail
miracl miracul happen occurr
miracul miracl marvel providenti
mire miri morass quag quagmir involv entangl
mirror reflector
misanthrop misanthropist cynic misanthropi misogynist crosspatch grump grouch churl
misbehavior misbehav misbehaviour misde devil irregular mischief shenanigan ruffian peccadillo rogueri
misbrand mislabel
miscalcul misestim misreckon mistak round error fault
miscarri miscarriag fail
miscegen crossbreed interbreed procreat
miscellan sundri mix assort multifacet multifari motlei
mischief devil rogueri shenanigan devilri deviltri roguish mischiev rascal bale malefic misbehavior misde
mischiev naughtili impish implik prankish puckish pixil devil naughti rogueri mischief shenanigan devilri
misconcept misconc think idea phantasi fallaci misapprehens
misconstru misapprehend misconc misunderstand misconstruct misinterpret mistak
misconstruct misconstru mistak misunderstand misinterpret
misde misbehavior misbehaviour devil irregular mischief shenanigan ruffian peccadillo rogueri
misdemeanor infract misdemeanour infring violat crime perjuri sedit
miser miserli miseri wretched hapless misfortun piteou abject poor scummi scurvi pathet measli
miseri miser wretched woe
misfir dud
misfortun hapless piteou poor pathet pitiabl piti miser wretch tragedi catastroph advers calam
misgiv qualm scrupl
misguid misadvis mislead mistak misdirect
misinterpret mistak misunderstand misapprehend misconc misconstru misread misconstruct
mislai misplac
mislead misinform misguid decept misdirect leader deceiv beguil cheater trickster
mismanag mishandl misconduct misdirect manag screwup
misnam miscal
misnom name
misogynist misogyn misogyni misanthrop misanthropist
misplac malposit mislai mislaid
misquot quotat
misread misinterpret mistak misunderstand
misrepres twist misrepresent distort pervert beli fudg
misrepresent misrepres decept deceit falsif duplic falsiti subterfug untruth dissembl feign overstat skulduggeri
miss lose fill missi
missil projectil weapon cannonbal
mission missionari ngo
missionari mission teacher instructor cyril
mississippi ms
missiv letter text invit aerogram aerogramm encycl epistl
missouri mo
mist misti fog
mistak confus misinterpret misunderstand misidentifi misapprehens fault error misguid miscalcul misconstru misconstruct misread
mistakenli erron
misti steami vapor vapour brumou mist hazi foggi muddi murki cloudi
mistress schoolmarm schoolmistress woman concubin courtesan doxi
mistrust leeri untrust suspici distrust wari suspect
misunderstand misapprehend misconc misconstru misinterpret mistak misapprehens misconstruct misread
misus misappli utilis
mite soupcon speck ting jot
mitig allevi alleviatori mitigatori extenu lenit palli palliat reduct
mix commixtur sundri miscellan assort conflat immix mixabl admixtur intermixtur coalesc mixtur commingl
mixtur mix miscellanea assort varieti potpourri miscellani salmagundi smorgasbord intermixtur substanc suspens colloid
ml millilit millilitr cc mil
mm millimet millimetr
moan moaner groan utter
mob rabbl mobster rout crowd
mobcap cap
mobil militar militaris nomad mobilis peregrin rove wander marshal arm qualiti equip motiv
moblik mobbish
mock deris gibelik bemock taunt mocker jeer mockeri quizzic
mocker flouter jeerer mock scoffer mockingbird
mockeri scof mock jeer pasquinad sendup parodi spoof travesti scoff burlesqu lampoon deris
mode manner style fashion wai properti lifestyl
model sculpturesqu sculptur framework mould mold exemplar creator
moder passabl reason fairli pretti middl moderatorship modest jolli eas moderationist somewhat temper
modern modernis modernist contemporan overhaul improv current
modest moder modesti reason inexpens grundyism pruderi prudish
modesti modest reserv grundyism pruderi prudish
modif modifi alter adjust qualifi tighten
modifi modif qualifi intensifi adject
modul modular faculti regul inton inflect
moir water cloth fabric textil
moist damp dampish wet clammi dank
moisten dampen moistur devic wet
moistur humidifi moisturis moisten wet
molal mole concentr
mold wrought shape moldabl cast mould model
molecul molecular mote coenzym edta macromolecul supermolecul
molecular molecul
molest harass chevi chevvi chivi chivvi harri beset hassl offend tantal badger bait
mollifi gruntl lenifi placat pacifi concili mollif appeas assuag
molten liquefi liquifi
mom momma motherhood mamma ma mammi mummi motherli silent parent mater primipara puerpera
moment momentan momentari momentarili mo instant import jiffi
momentari fleet momentan moment fugit
momentarili moment
momentum forc
monarch monarchi sovereign king ideolog ruler carlovingian rex shah swayer tsar tzar capetian
monast cloistral conventu cloister monk
monasteri charterhous friari lamaseri
mondai mon weekdai whitmondai
monei monetari money moni wealthi affluent fund appropri subsid clam kale dinero gelt
moneymak lucr mercantil remun acquisit moneygrubb
monitor watch observ
monk monast cistercian trappist carthusian
monkei catarrhin platyrrhin platyrrhinian
monochrom monochromat
monocl bespectacl eyeglass spectacl len lens
monograph treatis
monologist monologu perform
monologu monologuis soliloqu soliloquis soliloqui monologist
mononuclear mononucl
monophon mono monophoni
monopol monopolis monopolist monopoli domin
monopoli monopolist monopol monopolis marketplac
monosyl monosyllab word
monoton drone humdrum
monotoni humdrum same unvaried
monsieur man
monsoon wind
monster freak monstrou behemoth colossu goliath monstros tera bogeyman boogeyman
monstros freak monstrou monster mutant
monstrou monstros flagiti atroci monster grotesqu grievou
month monthli period lunat
monument monumentalis memori massiv monolith structur graveston cenotaph megalith tombston
mood humor moodi temper climat humour feel amiabl peev sulk
moonlight moonshin worker
moonlit mooni
mop swab mopper scour scrub
moral ethic moralist moralis preachifi sermon sermonis virtuous lesson right qualiti motiv philosoph
moralist moral disciplinarian martinet philosoph egalitarian elitist equalitarian
more convent
moreov furthermor
morgu mortuari build edific crematori crematorium
morn forenoon period
moroccan morocco maroc
morocco marrueco moroccan maroc
moros glower sullen saturnin dour glum moodi sour sulki
morphem end
morpholog geomorpholog biologi
morphophonem allomorph
morrow dai
morsel sop
mortal somebodi person individu deathrat soul imperman
mortar howitz
mortgag mortgagor mortgage debitor debtor
mortician undertak embalm
mortif chagrin humili necrosi mortifi sphacelu gangren
mosaic photomosa
mosquito dipteran dipteron anophelin
moss mossi acrocarp bryophyt pleurocarp sphagnum
mostli larg gener
moth mothi arctiid bombycid gelechiid geometrid hawkmoth lasiocampid lepidopteran lepidopteron lymantriid noctuid pyralid
motherland fatherland homeland
motif theme
motion motil movement gesticul
motionless lifeless static still inact immobl stationari fixed
motiv incent induc prompt locomot incit actuat propel moral impuls mobil ethic
motor motoris mechanis motorist mechan machin engin implement effectu
motorcar auto automobil car convert taxi jeep ambul coup sedan landrov hardtop jalopi
mottl dappl blotch
motto slogan catchword shibboleth sai catchphras locut mantra watchword
mould model mouldi mold
mound cumul hillock hummock knoll hammock heap
mount climb bestrid mounter
mountain crag craggi hilli adventur alpin alp ben seamount alpinist
mountainsid versant slope
mourn ruth plaintiv mourner sorrow bereav griev bereft dole lament woeful
mourner griever lament sorrow mourn pallbear wailer
mous mousei mousi fieldmous gnawer rodent
mousi mouselik mousei mous
mouth contain cakehol maw rima
mouthpiec embouchur gumshield
move locomot stir touch travel go moveabl mover movement affect movabl
movement motil move motion shut inclin pose kneel reclin adduct circumduct eurhythm eurhythmi
mover move propos workman workingman
movi film photo silent documentari talki docudrama infotain telefilm
moviego spectat viewer watcher looker
mow mower hayloft haymow
mph rate
muck drop goo gook guck gunk dung goop mucki
mucosa mucos conjunctiva endometrium maidenhead
mucu mucou secret leucorrhea leukorrhea sputum
mud muddi dirt
muddi boggi marshi miri quaggi sloughi swampi waterlog mud confused mucki soggi squashi
muddl addl muzzi woolli wooli welter jumbl befuddl clutter fuddl
muddlehead addlebrain addlep puddinghead
mudguard fender
muff bodg bollix bollock flub bobbl botch mishandl bumbl bungl handwear
muffl stifl mute soften smother muffler repress dull strangl
muffler silenc muffl
mule mulet equid
mull ponder medit muse excogit rumin reflect specul muller
multipl multipli propag numer numeros magnitud procreat biogeni
multipli multipl
multitud multitudin mass plural throng battalion concours
multitudin countless innumer numberless uncount unnumb unnumber unnumer myriad multitud numer numeros
mumbl mumbler mussit mutter gum maunder enunci
mundan quotidian unremark workadai everydai ordinari terrestri worldli routin terren sophist commonplac mediocr
munich muenchen
municip citi town metropoli townsfolk townspeopl
munit weaponri arm fortif ordnanc ammunit ammo hardwar armament gunneri
murder homicid manslay slai liquid amok amuck hatr crimin killer assassin crook gunman
murki turbid mirki murk foggi cloudi muddi fog vapor misti fug steami vapour
murmur mumbler mussit mutter sough susurr grumbl rustl whisper utter speaker verbal talker
muscl musculu supin levat pronat rectu sphincter
muscleman bodybuild musclebuild rowdi roughneck ruffian hooligan yob yobbo yobo
muscular brawn brawni mesomorph hefti sinew vim vigour vigor verv
musculatur esophagu gullet oesophagu
muse muser ponder medit excogit mull rumin contempl reflect pensiv thought brood reflexion
museum repositori depositari depositori
music musician euphoni section song popular lyric tune melodi refrain overtur opu serial
musician instrumentalist musicianship music player perform pianist soloist singer trumpet flautist violinist bagpip
musicianship musician prowess artistri
musket infantryman blunderbuss footslogg fusil matchlock marcher
mustach moustach mustachio moustachio
muster conscript ralli
mutant mutat organ freak monstros
mutat mut mutant organ
mute silent taciturnli wordlessli hush wordless mutism unspoken subdu tongueless muffl silenc soften
mutil maimer mangler defac maim disfigur mangl person individu somebodi dismember
mutin mutini insurrectionist insurg
mutini mutin rebellion revolt insurrect upris
mutter mumbler murmur mussit mumbl maunder grumbl gnarl utter speaker verbal talker verbalis
mutton mouton meat
mutual symbiosi reciproc interdepend common trophobiosi
muzzl muzzler gunpoint
mv millivolt mendelevium md
mycenaean mycena
myelofibrosi fibrosi
myeloid myelic
myocardi myocardium
myocardium myocardi
myofibril myofibrilla sarcostyl fibril
myofibrilla myofibril sarcostyl fibril
myriad countless innumer multitudin numberless uncount unnumb unnumber unnumer
myrtl periwinkl
mysteri cryptic enigmat inscrut mystifi enigma mystic orphic perplex
mystic orphic mysteri occult religion quietism sufism
mystifi inscrut metagrabol metagrabolis metagrobol metagrobolis puzzler mysteri dumbfound flummox nonplu cryptic puzzl
mystiqu aura
myth mythic mytholog gotterdammerung ragnarok
mythic myth mytholog mythicis mythologis fabul
mytholog mythic mythologis mythologist myth mythicis fabul collect restat aggreg
nab arrest apprehend collar
nadir advers hardship
nag shrewish nagger scolder
nail nailer arrest
naiv naivet naiveti naif uniniti uninstruct qualiti innoc gullibl credul artless ingenu
nake naked nude bare defenseless
naked nude nuditi nake bleak bare open condit
name videlicet appoint namer appel call design anonym calumni misnom traduc agnomen dba
nameless anonym unnam unidentifi unknown
namesak person individu somebodi
napoleon bonapart
naprapath therapist healer
narcot drug narcotis dope narcosi soporifer soporif
narr tale stori narrat fairytal folktal tearjerk
narrat storytel narr tale teller recount stori recit yarn utter speaker verbal anecdotist
narrow constrict taper slim width
nasal nasalis rhinal adenoid pinch articul timbr
nasti bitchi catti filthi spite cruddi filth foul smutti unsanitari
natal birthrat fertil rate
nation patriot nationalist nationalis countri commonwealth nationwid commun communis state person american loyalti
nationalist jingoist superpatriot ultranationalist nation chauvinist patriot jingo
nativ nascenc nativist indigen aborigin birth qualiti alter autochthoni endem
natur naturist nudism naturalist naturalis innoc artless ingenu practic qualiti spontan unpretenti simmpl
naturopath therapist healer
naught aught nada nil zilch zippo noth nix zero null cypher zip cipher
nausea nauseat nauseou sick symptom kinetosi queasi squeamish
nauseat nauseating sicken sickish loathsom nauseant nauseou noisom nausea queasi sick vile offens
nautic maritim marin
naval navi
navel bellybutton omphalo omphalu umbilicu
navi naval
navig pilot pilotag sail seafar qualiti astronavig
nazi brownshirt
nazism nazifi naziism fascism falang
neanderth boorish loutish oafish swinish neanderthalian neandert
near close nigh approach distanc adjac proxim contigu propinqu
nearer nigher closer
nearli virtual nigh
nearsight nearsighted myopic shortsight
neat spruce tidi trim
nebraska ne
nebul atom atomis nebulis nebulos sprayer cloudi nebular sprai nebula unfix cloud dispens
necess necessari necessit requisit requir urgenc desideratum
necessari necess
necessarili needfulli need inevit
necessit indig requir destitut impoverish necess needi need demand involv postul
neck caress cuddl fondl gorgerin hug kiss pet smooch snuggl cervix snog
necklac jewelleri jewelri
neckti tie bolo bowti neckwear bola
necropsi autopsi pm postmortem exam scrutini
necrosi necrot sphacelu gangren mortif myonecrosi
necrot necrosi
nectar ambrosi ambrosian
nectari nectarifer
need requir inevit requisit necessarili necessit demand
needless gratuit
neg negativ electroneg
neglect ignor remiss unheed inattent neglig unattend pretermit delinqu fail overleap derelict disus
neglig housecoat neglige peignoir nonperform wrapper careless neglect dodg nonaccomplish nonachiev
negoti treater talk assign convey transfer transferr negoci commun repres discuss intermedi compromis
negro negroid color colour person individu picaninni piccaninni pickaninni somebodi
neighbor neighborli neighborhood contermin adjac neighbour contigu person individu somebodi
neighborhood local vicin neighbor neighbourhood
neighborli neighbourli neighbor
neighbourhood local vicin neighborhood neighbour
nemesi bane
neocort neocortex
neocortex neocort neopallium cortex
neoliber liber
nephew grandnephew kinsman
nerv nervu mettl spunk nervi nervous jitter fasciculu
nerveless coolhead cool fearless
nervou nervous unquiet queasi
nervous jitteri jumpi restiv nervou nerv
nest nester drei
nestl snuggl nuzzl cuddl tiddler youngster kid child nipper tike shaver tyke
net netlik webbi weblik veil web gauz cyberspac internet nett laci cheesecloth meshwork
netlik net webbi weblik web laci
nettlesom bothersom gall peski pester vexati annoi irrit plagui vex peevish pettish petul
network web
neurolog neurologist
neuron neural gangliocyt motoneuron
neuropsychiatr neuropsychiatri
neurosi neurotic psychoneurosi neurot foli
neurot neurosi psychoneurot
neuter alter castrat fix spai sexless gender steril sterilis
neutral neutralis neutralist disinterest counteract inert nullifi imperson negat nonparticip nullif
neutralist neutral advoc propon expon
neutrophil leucocyt leukocyt microphag wbc
nevertheless nonetheless notwithstand withal
new tide report info ag fresh newscast reportag
newborn neonat
newcom newbi fledgel freshman neophyt fledgl entrant starter beginn enliste tiro tyro malahini
newfoundland dog
newli freshli
newsboi deliveryman
newslett newssheet
newsman newsperson report commun newswoman
newspap paper gazett
newspaperman newspaperwoman newswrit pressman correspond journalist
newton newtonian
newtonian newton
next follow adjac
nib neb beak pecker
nice polit subtleti decent
niceti just nuanc right subtleti conform
nich fireplac alcov aps apsi cinerarium
nickel ni metal
nicknam bynam monik sobriquet soubriquet cognomen dub design
nicotin alkaloid phytotoxin vasoconstrict vasoconstrictor pressor
niec grandniec kinswoman
night nighttim benight nightli period weeknight
nightclub nightspot cabaret dive honkytonk
nightdress nightgown nighti gown lingeri nightcloth nightwear sleepwear
nightfal crepuscl crepuscul evenfal gloam dusk twilight
nightingal bulbul
nightmar incubu
nightmarish bloodcurdl
nightshirt nightcloth nightwear sleepwear
nighttim night period weeknight
nihil nihilist nothing nulliti void noth doctrin philosophi zero nonexist ism naught aught
nihilist nihil anarchist syndicalist
nimbl agil spry leger lightsom light intellig
nine ix ennead niner
nineteen xix
nineti xc decad decennari decennium
nip bite barb mordaci nippi pungent frosti nipper jap tangi tweet pinch snappi
nirvana paradis heaven enlighten eden blessed beatitud
nitrat nitrifi guncotton niter nitr nitrocellulos nitrocotton nitroglycerin saltpet saltpetr trinitroglycerin nitrospan nitrostat
nitrogen nitrogenis nitrifi ga azot
nobil magnanim nobl aristocraci grandeur nobless sublim elit baronag knighthood peerag
nobl magnanim nobil baroni impos grandeur state nobleman honor sublim honour
nobodi nonent cypher cipher common jackanap whippersnapp
nocturn notturno opu
nod cernuou pendul droop weep
nodul nodular tubercl
nodular nodul
nois roar crack whisper thunder scratch din bang clamor rattl grumbl shrill creak
noisemak devic horn
noisi racketi
nomin nominalist tokenish propos appoint
nonchal insouci unconcern casual indiffer carefre
nonchurchgo laps
noncom offic corpor sergeant aircraftman aircraftsman bombardi
nonconformist chapelgo nonconform unconformist recus
nondescript characterless
nondriv pedestrian footer
nonequival inequ
nonetheless nevertheless notwithstand withal
nonexist nonent imposs nihil irreal nonb nothing nulliti
nonfict articl prose
nonfunct malfunct
noninterfer nonintervent
nonion nonionis union unionis nonpolar
nonmetal nonmet
nonobserv nonconform
nonoccurr absenc
nonsens hokum derisori meaningless preposter laughabl ridicul ludicr cockei absurd falderol folder gimcrackeri
nonverb gestur
nonvolatil nonvolatilis nonvolatiliz
noon middai noondai noontid
noradrenalin norepinephrin catecholamin vasoconstrict vasoconstrictor pressor
norethandrolon norethindron norlutin progestin progestogen
norm prescript criterion touchston
normal commonli normalis ordinarili unremark usual anneal renorm renormalis standard standardis normalci stabil
north northward
northeast noreast northeasterli northeastern ne northeastward storm
northerli norther northward northern borea
northern yank yanke northerli habit inhabit dweller denizen indwel
northward north northerli northbound
northwest northwesterli northwestern nw wind
norwai noreg norg norwegian
nose snout chemoreceptor hooknos schnoz schnozzl neb probosci
nostalgia nostalg long yearn hungri homesick
notabl luminari fame famou note renown celebr illustri noteworthi unco unusu remark
notar notari notaris
notat annot
notch eros serrat jaggi tooth jag
note fame famou renown celebr illustri notabl remark notic observ
notebook jotter
noth aught nada nil zilch zippo naught nix zero null cypher zip cipher
notic observ obvious percept patenc detect discov notifi find note appar perceiv behold
notif present appris notifi
notifi advis appris appriz notif notic
notion impress concept ideat imaginari fanci feel belief specul think idea suspicion hunch
notori infam
notwithstand nevertheless nonetheless withal
nourish aliment alimentari nutrit nutriti nutriment susten nutrient nutrifi victual nurtur sustain pure
nov novemb
novel novelis novelett novelist fiction fictionalis write pen authorship manga novella
novelist novel author writer
novelti fresh fallal gaud gewgaw trinket
novemb nov
noviti novici novic period
nozzl schnoz schnozzl snoot honker hooter showerhead
nuanc subtleti niceti refin shade mean signif
nubbin nub
nubil marriag
nuclear atom
nucleat nucleu
nucleolu nucleol organel
nucleu karyon nucleat organel pronucleu
nude nuditi naked nake bare condit
nudg nudger prod
nuisanc bother
null nulliti aught nada nil zilch zippo noth void naught nix zero
numb benumb spiritless apathi symptom
number enumer numer major list bulk countless innumer few numeros
numer countabl denumer enumer numeros count legion reckon multipl number symbol multitudin censu
numin numen
nurs suckl nursemaid nanni breastfe nurser nurseri tend
nurseri nurs
nurtur nourish fosterag upbring rear tend
nut bat batti bonker cracker daft kooki loco balmi barmi dotti fruiti looni
nuthous madhous bedlam sanatorium asylum
nutrient aliment alimentari nourish nutrifi nutrit nutriti food provis beverag susten viand chyme
nutrit aliment alimentari nourish nutriti nutritionari nutrient nutrifi nutriment nutritionist susten victual meal
nuzzl nestl snuggl cuddl
nymph houri atlantid dryad hesperid hyad oread salmaci
nymphomaniac nymphomania nympho
oak wood
oath swearword explet swear curs cuss profan
oatmeal burgoo porridg
obdur cussedli mulishli obstin stubbornli cuss unrepent flinti granit stoni
obedi obei yieldingli obeis truckl
obei obedi obeis
obelisk dagger
object remonstr objectifi expostul objector nonsubject target aim locat remain commun ground goal
objectif objectifi realiz actual exterior actualis exterioris hypostat hypostatis reific
objection hate obnoxi offens exception distast odious
oblig accommod complais obliging compel respons duti requir helper prerequisit benefactor safekeep
obligingli accommodatingli
obliqu asynclit decept athwart devious aslant sidewai deviou sidelong spatial abnormalci specious
obliter annihil remov effac erad elimin destruct vapor
oblivi unmind oblivion
oblivion limbo oblivi
obnoxi hate objection offens distast odious
obscen bawdi lewd salac salaci lewdli abhorr repugn vulgar repuls detest filth indec
obscur abstrus recondit becloud befog lowli unimport vagu humbl obnubil bedim overcloud incomprehens
obsequi funer servil subservi bootlick fawn sycophant toadyish ceremoni submiss burial entomb inter
observ ascertain discov notic percept behold perceiv watch detect comment percipi experiment honor
obsess compuls obsession haunt preoccupi possess fixat onomatomania
obsolesc degener devolut
obstacl deterr roadblock
obstin cussedli mulishli obdur stubbornli bullheaded mulish pigheaded cuss obstinaci stubborn wayward unrepent
obstruct clog hinder hinderingli imped obstructionist thwarter obtur occlud impedi impedimenta obstructor resist
obtain getabl gettabl obtent procur acquir
obtrus obtrud conspicu
obvers altern
obviou obvious
obvious evid manifestli notic obviou patent plainli patenc appar conspicu blatanc
occas junctur happen occurr conjunctur
occident occidentalis western westernis hesperian occid human art habit inhabit dweller denizen indwel
occipit occiput
occlud obtur occlus obstruct imped sorb
occlus occlud plosiv thrombosi laryngospasm thromboembol
occup tenanc resid occupi job busi call vocat career account habit inhabit cater
occupi occup resid tenant engag invad habit inhabit dweller suburbanit sojourn dalesman housem
occur happen hap
occurr happen begin case success event alter incid accompani discharg occas instanc eventu
ocean pelag
ocher ochr
oct octob
octahedron polyhedron
octob oct
ocular ophthalm eyepiec optic visual
odd odditi queer likelihood likeli
oddli inexplic curious peculiarli funnili strang queerli
odessa odesa
odiou odious abomin detest odium execr
odor odouris aroma odour odorifer scent smell perfum properti fetid fragranc malodor muski
odyssei journei
offbeat quirki kinki upbeat
offenc umbrag offens offend counteroffens
offend pain wrongdoer infract piqu scandal scandalis offenc appal injur transgress offens attack
offens odious distast objection obnoxi viol umbrag discourtesi offenc nauseat sicken offend hate
offer offeror proffer oblat helper benefactor counteroff
offic bureau agenc officehold policeman offici command aid headquart noncom potemkin potyokin serviceman
offici busybodi interf intrus meddlesom officialis refere meddl functionari officialdom umpirag formal offic
offsaddl unsaddl
offset countervail
offshor seaward
offspr progeni materi materialis grandchild firstborn whoreson
offstag backstag wing
often frequenc frequent oft oftentim ofttim rate infrar
oftentim frequent oft ofttim often
ogl ogler
ogress ogr
ohmic ohm
oil oiler oili greas lipid lipoid petroleum
oilcloth cloth fabric textil
oili sebac greasi smarmi unctuous oleagin fulsom unctuou unction oil soapi fat
old ag ancient aged obsolet
older elderli ag elder
oldster adult grownup graybeard curmudgeon dodder dotard fogei fogi septuagenarian centenarian dodo greybeard
ologi symbolog bailiwick
olymp olympiad olympia
omen portent omin prognost prodigi presag bode foreshadow portend augur auspic betoken prefigur
omin menac minaci minatori omen threaten sinist forbid bale
omiss omit delet
omit omiss exclud except
on uniti indistinguish identic
oncom onset
onetim quondam erstwhil former sometim
onlook spectat viewer watcher looker
onrush onslaught attack fire bomb countermov blitzkrieg
onset oncom
onshor shoreward inshor
onslaught onrush attack barrag bomb countermov
opalesc iridesc opalin pearlesc nacreou bright
opaqu opac unintellig fuzzi incomprehens indistinct blurri
open recept unfasten untier naked gap
openmouth popei
oper useabl practic shamu sherlock manipul function map transact
opera operat bouff
operago frequent patron
operat opera
operetta bouff
opinion opin persuas sentiment rule ey belief preconcept
oppon adversari oppos antagonist resist foe contest duelist dueler dueller duellist foeman
opportun opportunist pat chanc expedi timeli possibl selfish
opportunist opportun timeserv carpetbagg
oppos adversari appos antagonist resist oppon opposit person individu foe withstand duelist dueler
opposit advers oppos resist antonym relat contrast polar contradict contradictori antithesi antipod contrarieti
oppress oppressor burdensom oner tyrann persecut crush suppress subjug laden heavi
optic oculu visual ey ocular ophthalm physic catoptr holographi
optim optimis optimist optimum improv sanguin
optimist optim person individu millenarian chiliast millenarist somebodi
optimum optim optimis
opu piec composit music song suit idyl serenad divertimento fantasia medlei nocturn quintet
opul luxuri sumptuou sumptuous delux princ lush gild wealth wealthi
or miner
oral unwritten viva
orang orangutan orangutang orangish pongid
orat orator rhetorician speechifi speechmak utter speaker verbal harangu spellbind elocutionist eulogist oratori
orator orat oratori
oratorio cantata
orb eyebal revolv
orbit satellit ambit scope revolv equip rout sputnik spacecraft
orchard woodlet grove plantat garden
orchestr orchestra mastermind organis arrang adapt
orchestra orchestr
orchid flower aerid angrecum arethusa bletia brassavola caladenia calanth cattleya coelogyn cymbid cymbidium
ordain decre enact prescrib appoint consecr ordin cleric ecclesiast churchman
order system systemat systematis systemis systematist ordin enjoin arrang seri purchas buyer alphabet
orderli methodic soldier regular
ordin regul order ordain statu prescript genom assiz
ordinari mundan qualiti commonplac mediocr everyday
ordinarili commonli normal unremark usual
organ organism arrang pda organis organist govern person individu system anim institut union
organis organiz union unionis pda organ coordin arrang mastermind orchestr govern machin establish
organiz organis
orgi orgiast bing debaucheri debauch splurg bacchanalia saturnalia humor indulg
orient orientalis orientalist predilect human art
orific porta passagewai os anu blastopor cardia fenestra fontanel introitu nari pyloru rima
origin conceiv found incept instaur creativ germin aris sourc semin rootag mastermind initi
ornament ornamentalist decor adorn cosmet embellish beautifi practic artifact artefact cockad falderol finial
ornat floweri grandiloqu grandios magniloqu elabor rhetor bombast florid showi blah claptrap flamboy
orneri crotcheti cussed cantanker contrari pervers
orphan orphanag kid youngster tiddler
orthodoxi tradition convention unorigin
orthograph orthographi
orthographi orthograph spell boustrophedon ideographi
orthoped orthopaed orthopedist
orthophosph phosphat salt
os osmium bone orific porta
oscil oscillatori vacil vibrat hover librat
osseou osteal boni
ossifi fossil fossilis rigidifi
ostens seemingli appar seem
ostentati pompos pompous splashi pretenti puffi showili ostent inflat ineleg
ostrac ostracis banish blackbal coventri shun
otherwis differ
oust ouster expel expuls dethron riddanc
out excurs jaunt junket picnic sashai expedit journei
outbreak irrupt erupt happen occurr epidem recrudesc
outburst ebullit effus blowup
outcast pariah casteless castawai ishmael friendless person heret harijan misbeliev somebodi
outcom upshot result consequ effect termin subsequ denouement sequel
outcri vocifer yell outshout cry exclaim clamor utter bellow shriek holler vocal catcal
outdat superannu
outdist outstrip
outdo outmatch outperform outstrip outgo surpass exce surmount outflank
outdoor outsid alfresco outdoorsi
outfac outstar
outfield tract centerfield fielder
outfit getup arm equip refit
outflow leakag effluenc efflux
outgo outmatch outperform expenditur outdo outstrip surpass outlai spend exce surmount
outlai spend disburs expenditur outgo payment expend defray
outlaw illegitim criminalis illeg illegalis outlawri malefactor crimin illicit felon crook unlaw murder
outlet discount emporium mart
outlin adumbr defin synopsi lineat preci
outliv outlast
outlook mindset mental expect prospect attitud foretast
outmaneuv outmanoeuvr outsmart
outmod demod pass passe antiqu ex
outpost outstat
output oeuvr
outrag incens indign exorbit umbrag hideou horrif scandal scandalis enorm extortion usuri horrid
outreach reach
outright instantan
outset showtim commenc kickoff begin threshold birth incipi
outsid outdoor alfresco foreign stranger transalpin
outskirt fring
outsmart outwit outfox circumv overreach outmaneuv outmanoeuvr
outspoken frank forthright vocal candid plainspoken commun bluff
outstand salient promin ow
outstrip outmatch outperform outdo outgo surpass outdist exce surmount
outward extern outbound
outwardli extern
outweigh outbal preponder overbal
oval oviform ellips ellipt ovat ovoid prolat
oven broiler tandoor rotisseri
over overeat gluttoni gula
overachiev student pupil educate
overact ham hyperact overplai act perform playact
overbear overbearing dictatori haughti imperi sniffi swagger supercili authoritarian pride
overcast cloudi sunless whipstitch inclement
overcoat greatcoat topcoat overco coat surtout capot
overcom subduer surmount whelm defeat overpow overwhelm restrain
overconfid certitud cocksur certainti
overdon overst exagger
overdr overus
overeat englut engorg gormand gormandis gourmand ingurgit over overgorg overindulg glut gorg bing
overemphas overemphasis overstress
overestim overapprais overr overvalu overreckon
overexpos overexposur
overfe overfeed
overflow awash flood inund afloat runoff outpour overspil
overh overheat heat meltdown
overhand overarm oversewn
overhang eav fantail
overhaul modern modernis overtak redevelop renov
overheat overh
overindulg englut engorg gormand gormandis gourmand ingurgit overeat overgorg glut gorg bing satiat
overlai overlay sheath overli
overlap imbric lap
overload overladen
overlook command unnot unmark domin pretermit
overnight nightlong
overpay overpai payment
overpow overwhelm overmast whelm overcom
overproduc overproduct
overprotect momism overshield fuss protect
overreach vault outwit outsmart outfox circumv
overrid paramount preponder overrul predomin overturn revers
overrun infest overproduct
overs outsiz overse superintend supervisor
oversea abroad
overshadow eclips dwarf
oversho footgear galosh golosh footwear
oversimplif oversimplifi simplism
overstep transgress transcend trespass exce
overstrain overextend
overtak overhaul whelm reorder
overthrow subvert overrul
overton mean signif
overtur prelud music
overturn upturn overrul overrid rescind
overweight fleshi adiposi corpul stout
overwhelm overpow whelm overmast overcom consum
overwhelmingli irresist overpoweringli
overwork labor
ow undischarg outstand
owl owlet hooter raptor
owner proprietor possessor ownership businessman household booksel lessor proprietress restaurant restaurateur timberman homeown
ownership owner possess relat proprietorship landhold proprietari
ox cow cattl oxen kine
oxcart cart
oxen cattl cow kine beef ox africand milcher milker stirk
oxford oxonian
oxid oxidis reaction rust combust peroxid calcin calx dioxid minium monoxid pentoxid quicklim
oxidis oxid reaction rust combust peroxid calcin
oxygen aerat oxygenis ga lox
oxytetracyclin hydroxytetracyclin terramycin
oyabun supervisor
oyster huitr capiz
ozon ozonis ga
pa dad pappa dada pop begett
pace tempo gait pacer rubato
pachinko pinbal
pacif peaceabl pacifi pacifist passiv mollif pacific counterinsurg calm doctrin appeas ism
pacifi gruntl lenifi placat concili mollifi pacif appeas reconcil assuag peac peacemak comfort
pack jam wad box packag packer backpack materi excelsior cardboard
packag packet promo public promot pack bundl parcel softwar sheaf meatpack
packet packag bundl parcel mailboat collect aggreg
packinghous build edific
pact treati
pad cushion cushioni aggrand aggrandis embellish domicili dramat dramatis footslog inkpad lard launchpad
paddl paddler larrup toddl
paean encomium eulogi panegyr pean congratul extol kudo
pagan heathen paganis infidel heathenish hedonist religion faith druidism idolat paynim
page pagin folio utter vocal foldout gatefold recto spreadhead verso
pageant pageantri
pai paye payer compens gain remun payment nonrecr salari stipendiari wage remuner
pail bucket contain cannikin
pain nisu offend strive hurt distressing afflict injur attempt effort smart symptom gripe
painfulli distressingli
paint painter photo multicolor multicolour particolor particolour pi piebald varicolor varicolour watercolor pentimento
painter painterli paint artist watercolorist portray impressionist colorist dauber distortionist fauv fauvist limner
pair mate distich duad dyad twain couplet twosom conjug coupl duo servic sex
palac castl palati mans
pale pallidli achromasia blond livid pallid pallor wan lurid fair fenc
paleocort paleocortex
paleocortex archipallium paleocort cortex
palestin palestinian canaan
palett pallett pallet scope ambit
pall cerement daunt draperi curtain
pallid achromasia livid pallor wan lurid pale complexion
pallor achromasia livid pallid wan lurid pale complexion
palm palmar thenar medal
palpabl tangibl evid appar plain materi physic corpor
pamper coddler cosset mollycoddl coddl cocker humor indulg featherb spoiler spoil person individu
pamphlet booklet brochur folder leaflet tract author book writer
pan cookwar frypan saucepan skillet wok
panama panamanian leghorn boater skimmer
pander pandar pimp procur ponc indulg offend procuress wrongdoer
pane elvi panel superman windowpan
panel wainscot pane panelist panellist venir
pang twing stab
panic panicki terror affright fear fright swivet
panick panicki terrifi frighten
panoram panorama
pansi viola
pant bloomer gasp drawer knicker trouser heav puff breath underp
pantheon collect aggreg
panther jaguar cougar puma catamount
pantomim mimer mummer pantomimist mime perform actor histrion playact panto thespian
pantri larder butteri storeroom stillroom stowag
pap pablum mamilla mammilla teat nippl
papal pope apostol pontif
paper paperhang document paperi newspap resolut certif patent ballot charter wallpap craftsman artisan
paperback softback
paperi paper chartac paperlik
papillari papillos papilla
par equival equal egal egalit
parabl apologu allegori parabol fabl
parachut parachutist chute skydiv parasail
parad marcher pedestrian footer
paradigm paradigmat prototyp epitom inflexion
paradis paradisa paradisiac heaven eden nirvana region
paragon nonesuch nonsuch apotheosi idol nonpareil
paragraph author writer
parakeet paraquet paroquet parrakeet parroket parroquet parrot budgereegah budgerigar budgerygah budgi lovebird
parallel analogu analog correspond similar
paralyz paralyt paralys
paramagnet magnet
paramet parametr
parametr paramet red rubor
paramount overrid preponder predomin
paranoiac paranoid psycho
paranoid paranoiac
paraphernalia appurten gear equip rig regalia saddleri
paraphras paraphrasi paraphrast rephras reword recast
parasit leechlik epenthet bloodsuck sponger organ interdepend ectoparasit ectozoon endoparasit entoparasit entozoon epizoon
parcel apport apportion assign alloc packag packet ration reallot reapportion
parch scorch sunbak adust bake sear
parchment lambskin sheepskin
pardner cooper partner collabor
pardon excus forgiv person absolv somebodi
pare shave peel sliver parer whittl trim fragment
parent parenthood patern mom dad adopt begett genitor steppar filicid
parenthesi excursu parenthet divag digress
parenthood parent parentag
pari parisian stratum
parimutuel wager
parish parochi commun
parishion churchgoer
parisian pari
parisolog ambigu
park parkland
parlanc idiom
parliament parliamentari seven fantan legislatur knesset knesseth oireachta
parliamentari parliament
parlor parlour
parochi parish insular
parodi parodist pasquinad sendup spoof travesti burlesqu lampoon mockeri takeoff
paroxysm convuls
parri counterpunch sidestep deflect evad circumv fudg
parrot bird cockatoo parakeet cockateel cockatiel kea lori macaw paraquet paroquet parrakeet parroket
parson curat rector pastor minist clergyman reverend ministr
parsonag rectori vicarag
part portion partial compon farewel region go leav relat environ substanc departur remaind
partak sharer particip pooler
parti gop dixiecrat girond guomindang kuomintang
partial partli partisanship fond part like section incomplet prejudic anthropocentr ethnocentr eurocentr
particip involv player involut activ participatori discuss retreat masquerad intervent partak sharer attende
particl mote corpuscl speck materi micel ion chylomicron boson deuteron fermion prion superstr
particular detail particularis particularist special specialis peculiar specifi especi qualiti specif center focus
particularist particular
particularli especi special peculiarli
partit section sectionalis segment divid partitionist separ wall resolv zone septat bulkhead
partli partial
partner spous cooper pardner partnership collabor wife husband honeymoon bigamist helpmat helpmeet hubbi
partnership partner copartnership
pass demod outmod passe antiqu ex fugaci transitori legisl ephemer elaps
passag transit enact
passagewai corridor sinusoid orific areawai epicardia esophagu fauc gullet meatu oesophagu porta arcad
passeng travel hitchhik stowawai
passerbi passer pedestrian footer
passion stormili cacoeth mania turbul feel wild infatu fervor fervenc fervid
passiv pacif pacific doctrin philosophi submiss inact ism torpid inertia spiritless
past glu yesteryear glue paster time recent recenc yore
pastelik pasti
pasti gluei glutin mucilagin pastelik viscid gummi sticki viscou liqueur
pastim pursuit recreat divers hobbi avoc
pastor curat parson pastorship rector minist pastoral arcadian bucol idyl clergyman clergi reverend
pastur lei pastureland lea eatag pasturag forag grassland
pat opportun timeli chuck
patch patchi spot dappl macul spotti speckl fleck fix mend parhelion sundog sunspot
patchwork hodgepodg
patent evid manifestli obvious plainli patente paper
patern paternalist agnat authorship fatherhood parent attitud
paternalist patern
path rout itinerari footpath ambag sunna sunnah crosswalk paseo towpath walkwai
pathet pitiabl hapless misfortun piteou piti poor patho miser ridicul
pathless roadless untrack untrod untrodden trackless
patho commiser poignanc piti pathet ruth qualiti
pathogen morbif infect microorgan
pathogenesi focal focalis
patholog pathologist diseas morbid palaeopatholog paleopatholog
pathologist diagnostician patholog aetiologist etiologist
pathwai footpath commissur
patienc longanim forbear
patient suffer analysand inpati outpati vaccine alex arthrit hypertens hypochondriac hypotens
patina patin coat
patriarch patriarchi paterfamilia
patriot jingo jingoist nation chauvinist nationalist loyal american loyalti superpatriot ultranation chauvin trueness
patrist patrolog
patrol watchman
patrolman flatfoot lawman
patron condescend patronis frequent sponsor arch custom habitu operago
patronag back backup clientel championship approv
patronn patro
patter spiel
pattern practic fractal gestalt
pauciti dearth scarc scarciti
paus intermit hesit intermiss
pave pavag pavement curbsid artifact artefact blacktop
pavement sidewalk pave curbsid
paw pawer manu hand forepaw
payabl collect liabil
payment defray pai spend cost instal refund royalti overpay repay outlai pittanc remitt
payrol paysheet
pb pbit pebibyt petabit pib petabyt
peac ataraxi peaceabl pacifi seren heartseas armistic truce
peaceabl pacif peac mollif
peacock nymphalid
peak ail unwel indispos peaki heydai seedi sickli acm extremum tiptop
peaki spiki peak
peal roll ring
pear bosc pome seckel
pearl pearli pearler ivori
pearli pearl
peasant peasanthood bucol boor provinci moujik mujik muzhik muzjik cottar
pebbl shingli gravelli stone rock
pec pectorali pector
peck pecker mickl muckl passel
pector pec pectorali thorac
pectorali pec pector
peculiar queer curiou distinct special rum rummi funni particular curio singular oddment specialti
peculiarli inexplic oddli especi particularli curious special
pedagog didact educ pedagogu pedagogi method teacher lectur instructor
pedant donnish pedantri bookworm scholast academ scholar bookman purist
peddl vend vendit peddler hawk monger huckster sell market merchandis
peddler packman peddl pedlar hawker pitchman market vendor sandboi seller traffick transmigrant vender
pedest footstal plinth staddl trivet
pedigre pureblood ancestri lineag bloodlin thoroughbr parentag stemma kinfolk kinsfolk phratri genealog
peel desquam shed peeler pare discas disrob uncas undress
peep peeper chirp cheep chirrup peek
peer compeer
peevish pettish petul techi testi tetchi irrit fret peckish snappish surli fractiou bilious
peg nog oarlock pegleg rowlock thole tholepin treenail trenail trunnel
pegboard gameboard
pelt pelter pepper fur bombard success
pelvi pelvic hip
pelvic pelvi
pemmican pemican meat
pen authorship write indit composit dramat novel draft adoxographi lexicographi novelis ballpen ballpoint
penal penalis punish punit punitorili penalti imprison chastis
penalti penal penalis punish imprison chastis
penanc penit repent remors compunct
pendulum apparatu setup metronom
penetr penetratingli pervious incis keen pierc discrimin fathom perfor acut knifelik insight sharp
peninsula peninsular ground
pennant laurel accolad
penni centim cent subunit
pension pensionari beneficiari done superannu
pensiv medit ponder rumin reflect contempl brood broodi wist muse
pentagon pentangular
penthous apart
penutian yokut chinookan copehan kalapooian kalapuyan mariposan moquelumnan pujunan takilman amerind
peoni paeoni flower
peopl person
pepper peppercorn pepperi pelt capsicum
peptidas proteas proteinas enzym caspas renin urokinas
perambul pram pushchair stroller stroll pusher saunter ambl carriag promenad
perceiv behold sens observ apprehens graspabl percipi understand intellig percept comprehend person individu
percent pct percentag proport
percentag pct percent share proport
percept notic observ perceiv insight discern represent visibl sensibl audibl
perch percher roost
perchanc mayhap possibl peradventur
perchlor salt
percol perk coffeepot
percuss percussor percussionist pleximetri drum
peremptori bossi autocrat magisteri domin
perenni perenn recurr repeat
perfect flawless perfectionist hone capabl potenti intact couth
perfection perfectionist disposit tempera
perfectionist perfection perfect compuls
perfectli utterli absolut
perfor pierc punctur penetr
perform playact act execut person activ artist entertain musician roleplai actor heroic dancer
perfum fragranc scent odorifer aroma aromat aromatis odor essenc maker shaper
perfunctori cursori casual superfici
perfus suffus insert intromiss
peril danger hazard parlou endanger jeopardi precari imperil jeopardis riski risk endang jeopard
period cyclic sporad time year night public week month centuri morn season phase
peripher peripheri
peripheri fring peripher boundari
perish die croak deceas expir spoilabl conk exit unsatisfactori hound bounder cad blackguard
periwinkl myrtl subshrub suffrutex
perki arch buoyant chirpi sauci pert impertin buoyanc blith
perman last immort perpetu durabl enduring imperish imperishing lasting perdur sempitern
permeat perm permeant pervas pervad suffus interpenetr imbu diffus carbon ammonif
permiss allow toler permit commend consent admiss disposit tempera overtoler
permit permiss allow
peroxid oxid oxidis
perpetr culprit committ commit crime offend wrongdoer
perpetu lengthen sempitern ageless unend etern prolong protract everlast aeonian eonian unceas ceaseless
perplex confus dumbfound flummox nonplu puzzl mystifi complic bewild baffl stupefi amaz vex
persecut persecutor oppress maltreat pogrom
persever dogged persist pertinac tenac tenaci
persist dog dogged pertinac tenac tenaci persever relentless unrel prevail haunt durabl enduring
person personalis personhood somebodi individu individualis mortal soul imperson portray citizenri personifi enact
persona imperson personifi role charact person heroin baddi
personag person individu somebodi
personif personifi prosopopoeia person embodi somebodi avatar
personifi persona personif embodi person
personnel forc man organ troop polic staff manpow soldieri constabulari workforc paramilitari
perspect view posit weltanschauung
perspir sudat sudor sweat sweater diaphoresi hidrosi person individu somebodi
persuad convinc persuas suasibl induc swai commun coaxer lobbyist wheedler svengali
persuas convinc persuad suasibl suasion opinion sentiment ey commun power canvass slogan preconcept
pert arch sauci impertin irrever perki
pertain pertin concern refer relat appertain
pertin applic pertain apposit german relev
perturb distress disturb fluster rattl troubl cark worrisom worri unhing disquiet derang distract
peru peruvian
perus studi read
pervad pervas permeat imbu interpenetr diffus riddl
pervers corrupt contrari pervert pestifer deprav wayward contrarili contrariwis will orneri unruli cussed
pessim pessimum pessimist cynic
pessimist pessim skeptic sceptic defeatist doubter
pester bothersom gall harass harri peski vexati gadfli annoi nettlesom badger irrit beleagu
pestilenti pestil plaguei pestifer
pet caress cuddl fondl hug kiss smooch snuggl neck deari ducki favor petter
petit diminut tini weeness petitionari minut bantam flyspeck midget postul request lilliputian orison
petition request suppliant supplic applic postul applier solicitor
petrifi lapidifi petrif petrifact rigidifi
petul fret peevish pettish techi testi tetchi irrit cross fussi peckish choler fractiou
petulantli pettishli testili irrit
pew bench
ph agenc bureau alkalin
phagocyt macrophag
phalanx phalang bone
phantasi fantasi illus fanci misconcept
phantom apparit fantasm phantasm phantasma spectr specter
pharmaceut pharmaci pharmacist medic medicin medica radiopharmaceut thrombolyt
pharmaci drugstor pharmaceut pharmacist
pharmacist apothecari druggist pharmaceut pharmaci chemist pharmacologist caregiv pcp
pharmacolog pharmacologist medicin psychopharmacolog pharmacokinet posolog toxicolog
phase stage period culmin apoge diakinesi diploten leptoten musth pachyten zygoten
pheasant afropavo monal monaul peafowl phasianid tragopan
phenomenon effect result consequ fortun upshot metempsychosi
phenothiazin thiodiphenylamin chlorpromazin thiazin thorazin
philanthrop eleemosynari benefic philanthropi benevol
philanthropist altruist philanthropi present donor bestow conferr
philharmon symphoni
philipp tirad broadsid denounc denunci declam
philippin filipino cebuano
philolog philologist linguist human art dialectolog lexicolog
philosoph philosophis philosophi moral realist sophist scholar expound moralist exposit mechanist existentialist bookman
philosophi doctrin ism philosoph philosophis present anim popul liter formal belief creation aesthet
phloem bast
phone telephon phoner call radiophon handset speakerphon radiotelephon
phonem phonolog allophon
phonet phonetician phonic acoust
phoni bogu fake phonei dissembl dissimul hypocrit pretend
phonic phonet
phonograph machin jukebox gramophon nickelodeon
phonolog phonem phonologist
phosgen ga
phosphat orthophosph salt
phosphoresc fluoresc
phosphoru phosphor daystar
photo photograph movi photographi film pictur ikon paint depict icon silent represent documentari
photograph lensman photographi photo artist cameraman cinematograph paparazzo
photographi photograph photo film pictur cinematographi xerographi
photomontag collag montag
phrase phrasal phraseolog word diction verbiag catchphras
phraseolog word diction verbiag phrase verbal verbalis
physic corpor physicist anim aperi materi purg cathart qualiti medic mechan substanti concret
physician doctor doc medico md intern quack extern surgeon vet abortionist allergist angiologist
physicist physic town scientist astronom biophysicist acoustician uranologist
physiognomi kisser phiz smiler visag mug counten face
physiolog physiologist biologi hemodynam kinesiolog myologi neurophysiolog
physiqu habitu bod flesh chassi soma lanki dumpi somatotyp squatti
pianism perform
pianist piano musician instrumentalist
piano pianist pianofort pianola
piazza plaza
pick take picker action
picket sentinel sentri scout lookout spotter
pickl gherkin
picnic picknick picnick cinch pushov out walkov vacat
pictori pictur vivid lifelik
pictur envis visual visualis pictori depict portrai photo imag imageri photographi tomographi
picturesqu express
pie pastri
piec opu shard snip sherd snippet
piedmont piemont
pier wharfag wharf platform quai
pierc punctur lancin perfor incis penetr keen stab discrimin acut knifelik sharp
pieti pious duti religi devout righteous godli
piezoelectr electr
pig piglet grunter squealer hog porker swine
pigeon dove bandtail cushat
pighead bullhead pigheaded
pigment hemosiderin alizarin bacteriochlorophyl bister bistr carotenoid cerus chlorophyl flavonoid haem haemitin haemosiderin
pigskin leather
pike expresswai freewai motorwai throughwai thruwai superhighwai highwai autobahn autostrada
pile dozen gob haemorrhoid hemorrhoid lash load oodl raft scad score slew spile
pilfer filch pilferag purloin snarf snitcher nobbl swipe cabbag abstract sneak thief stealer
pilgrim journey wayfar
pilgrimag journei hadj haj hajj
pill lozeng anovul
pillori gibbet
pilot navig pilotag aviat wingman aeronaut airman copilot astronavig
pimp pandar procur pander ponc offend procuress wrongdoer
pimpl acn pimpli pustul zit hickei papul
pinafor pinni jumper
pinbal pachinko
pinch emaci gaunt cadaver adenoid nasal haggard impecuni penniless tweet nip penuri leoncita
pine long yearn hungri lovesick conif lodgepol pinon pinyon
pinecon strobil strobilu
pink pinkish pinkifi
pinnacl acm steepl spire
pinpoint speck
pioneer groundbreak innov trailblaz
pipe pipag steam contain tube calean calumet chicha hookah kalian narghil nargileh sheesha
piper bagpip musician instrumentalist
piqu offend temper cloth fabric textil
pirat plagiar plagiaris plagiarist buccan piraci command hijack thief stealer
pirogu dugout cano
piss pee mictur besot blotto crock fuddl irrit mif nettl peev rile slop
pistol handgun soldier firearm revolv derring gat semiautomat
pit alveol caviti faveol honeycomb indent rough corrod corros sawpit
pitch toss
pitcher hurler twirler ewer contain ballplay southpaw lefthand screwbal
piteou hapless misfortun poor piti pathet pitiabl miser wretch
pith pithi essenc gist kernel nub inward
pithi concis succinct sententi pith ters
piti pitiabl piteou commiser pathet hapless lament misfortun compassion deplor ruth poor patho
pitiabl pathet piti hapless misfortun piteou poor
pitiless remorseless ruthless unpiti merciless cruelti coldhearted hardhearted heartless
pitilessli mercilessli remorselessli unmercifulli
pituitari hypophysi endocrin
pityingli compassion
pivot swivel polar
pixi gremlin imp pyxi elf browni hob shrub fairi fai leprechaun sandman sprite
place locat situat placement put lai spot set
placement place emplac locat posit arrang compos columni misalign fenestr
placid tranquil seren unruffl equabl ataraxia
plagu blight chevi chevvi chivi chivvi harri beset harass hassl
plai player playlet drama
plain evid appar perspicu homeli unembellish unmingl unorna unpattern palpabl unmistak
plainclothesman detect tec
plainli evid manifestli obvious patent
plaintiv mourn sorrow ruth
plan program planner aforethought plot idea prepar readi schedul agenda regimen
planar plane
plane flat airplan planar planer bomber dimension airlin biplan monoplan midlin midplan
planet planetari daystar
planetari planet
planetoid asteroid kbo
plank board lumber chipboard hardboard matchboard strake
planner contriv devis plan person individu intrigu maneuver strategist manoeuvr schemer somebodi strategian
plant implant ingrain work plantal plantlet flora locat posit factori breweri distilleri manufactori
plantat orchard woodlet acr orangeri demesn
planter farmer granger husbandman sodbust
plaqu dappl macul
plasma plasm ecf
plaster daub slick besot blotto crock fuddl slop slosh smash soak sous sozzl
plastic malleabl plasticis moldabl fictil flexibl soften cellulos ab ductil aminoplast bakelit mylar
plate contain
platform chopin dai land deck pulpit scaffold bandstand rostrum pier turntabl ambo footplat
platinum pt
platitudin corni platitud bromid
plato platon
platon platonist plato realism
platonist platon advoc propon expon
plausibl credibl believ tenabl
play fun merriment arch faceti puckish friski frolicsom impish sauci sportiv
playact perform playactor roleplai act person activ heroic reenact ham pantomim overact skit
player particip plai instrumentalist musician histrion actor contest footbal ballplay golfer grandmast linksman
playground area
playmat playfellow comrad companion
playwright dramatist author writer
plead beseech implor pleader statement surrebutt surrejoind
pleas pleaser pleasant pleasur delight pleasing
pleasant pleas pleasanc sweet pleasur enjoy amen pleasing
pleasantli agreeabl cheerili enjoy sunnili
pleasur enjoy delici gratifi pleas pleasanc feel delight pleasant delect
pleat plicat plait
pledg swear pledger
plenitud plenteous plenti plentitud abund copious teeming
plenti plenitud plenteous plentitud plenteou copiou enough mickl muckl passel ampl hat abund
pleura pleural serosa
pleural pleura
pliant pliabil plianci bendabl tractil suppl ductil malleabl tensil
plight predica quandari affianc betroth
plod footslog trudg donkeywork drudgeri plodder slog pad
plot aforethought plan
plow plough plower deal till
plowshar ploughshar
pluck gutsi plucki tweak deplum
plug stoppl block stopper drainplug fippl tampion tompion spigot tampon
plumb plumberi bathymetri
plumber craftsman artisan artific journeyman
plummet plump
plump embonpoint chubbi round fatten plummet corpul fleshi buxom obes pudgi rolypoli tubbi
plunder despoil freeboot loot looter pillag ransack raider booti spoiler plunderag reav swag
plung immers plunger dive
plunk clop clunk flump plunker plonk plop
plunker plunk hit
pluralist plural cleric churchman
plush lucullan plushi lavish
ply cater plier plyer
pm necropsi autopsi promethium postmortem exam
pneumonia pneumon bronchopneumonia pleuropneumonia pneumocytosi
poach boil stew poacher cook cookeri
pocket contain
poem epic ballad haiku sonnet abecedariu alcaic elegi rondel versicl tanka
poet poetis poetiz poetic author writer sonnet elegist odist poetess bard
poetic poetri poet metric
poetri poesi poetic vers epo
poignanc poignant patho sorrow
poignant affect touch poignanc
point pointed
pois equanim collect
poison venom intox toxic envenom killer toxin slayer caffein ergot ophid atropin hyoscyamin
poke jab thrust pry stab gestur
poland polska
polar polaris diametr gelid pivot opposit
pole caber
polem controversi polemic polemicis polemis polemicist polemist
polic constabulari personnel poss europol gendarmeri mounti mutawa rcmp schutzstaffel
policeman offic detect cop inspector lawman bobbi gendarm mounti policewoman tec shoofli
polici activ central cleric zionism moderation thatcher ultramontan
polio poliomyel
polish shine glossi mill smoothen urban refin burnish
polit courteous politician nice cultur genteel civilis suav cultiv civil bland
politician polit pol politico leader legisl campaign mayor governor statesman demagogu demagog labourit
poll pollster canvass
pollen pollin fertil spore fecund impregn pollinium fertilis
pollut defil contamin befoul foul impur cfc chlorofluorocarbon ddt dichlorodiphenyltrichloroethan halon
polybuten polybutylen buten butylen
polyelectrolyt electrolyt
polyethylen polythen
polymer polym polymeris
polymyos myositi
polynomi multinomi function map
polyphosph salt
polyton music
pomad pomatum brilliantin
pommel pummel biff saddlebow
pompou pompos pompous grandiloqu overblown pomp pontif portent ceremoni
pompous ostentati pompos splashi pompou pretenti puffi ostent inflat ineleg
pond pool lake millpond fishpond horsepond
ponder medit muser rumin muse reflect contempl pensiv brood cogit excogit mull ponderos
poni hors cayus mustang
pooch doggi barker
pool consortium pond natatorium
poor hapless misfortun piteou exigu meager meagr poverti scant scanti pathet pitiabl impoverish
poorli badli ill ail unwel
pop dad pappa pa
pope papal pontiff cathol antipop
poplin cloth fabric textil
poppi flower creamcup bocconia
popul populist inhabit live dwell person doctrin philosophi ism
populac public world person admass
popular popularis vulgar vulgaris generalis commun music qualiti
porch structur veranda verandah portico stoep
porcupin hedgehog gnawer meatbal rodent
pore porifer rivet stomat focu
pork porc meat
poros porous porou consist spongi permeabl
porou poros porous
port embrasur larboard porthol outport seaport
portabl movabl
portal entranc entrancewai entrywai
portend bode foreshadow portent augur presag auspic betoken prefigur prognost foretel forecast omen
portent portend omen prognost prodigi presag pompou forebod grandiloqu overblown auguri auspic foretoken
porter doorman gatekeep ostiari doorkeep
porterhous beefsteak
portion part compon relat item substanc remaind subpart residuum
portrai depict portrait portraitur pictur portraitist portray imperson limn
portrait portrai portraitur portray character delin
portray limner portraitist portrai person portrait portraitur depict painter
portugues lusitanian
portwatch watchman
pose sit air poser movement motil
poseur poser poseus exhibitionist
posit align emplac locat advantag favor favour incontrovert perspect profit statu postur convinc
positiv positivist empiric comtism
positivist positiv rationalist
poss polic constabulari
posseman man
possess possessor obsess genit ownership demoniac hold belong retent greed asset liabil
possibl mayhap peradventur perchanc hypothesi theori exist achiev opportun chanc conceiv potenti attain
possum opossum phalang marsupi
post poster mail placard berth flashcard
poster descend placard post flashcard
posterior subsequ bun buttock derrier keister nate prat tooshi tush
postpon cunctat procrastin shelv defer prorogu deferr remit delai delay
postscript ps addendum annot
postul axiomat predic petit contend request requir posit necessit petition clergyman supplic reverend
postur attitud posit person individu sprawl stanc conceited somebodi asana decubitu ectopia evers
pot crapper commod toilet flowerpot potti contain coffeepot caldron cauldron cookwar pottl saucepot
potassium metal
potato murphi tater spud chip fri starch
potenc author potent authoris effect potenti
potent dictat potenc powerfulli ruler despot tyrant autocrat shogun swayer
potenti capabl potenc possibl perfect prospect imperfect synerg synergi
pothol chuckhol spelaeologist speleologist spelunk pock pockmark explor
potpourri miscellanea assort varieti miscellani salmagundi smorgasbord medlei pastich motlei mixtur collect aggreg
potshot shoot
potter putter ceramicist ceramist thrower tinker artisan laggard dawdler lagger journeyman
potteri claywar agatewar lusterwar
pouch bulg sporran
poultri fowl turkei cochin dork gallinacean bantam
pounc swoop
pound lb buffet throb hammer
pour gush decant swarm teem
poverti impoverish poor privat depriv destitut impecuni indig pauper penniless penuri needi
pow prison
powder pulver pulveris powderi gunpowd powderis person individu somebodi
powderi powder pulver pulveris fine smooth
power brawni effect influenc qualiti dispos jurisdict effectu irresist persuas interesting puissanc throttlehold
powerfulli potent
powerless impot qualiti helpless ineffect impuiss ineffectu uninteresting unpersuas
powwow huddl
practic feasibl skil profici skill adept execut workabl viabl practis oper pattern rehears
practis rehears practic
practition practician clinician gongorist homeopath homoeopath
pragmat pragmatist realism hardhead instrument linguist
prai prayer implor beg
prairi grassland
prais laudatori congratul extol kudo
pranc prancer tittup swagger strut sashai
prank buffooneri harlequinad japeri clown frivol prankster fooleri tomfooleri
prattl prattler gabbl blabber prate twaddl gibber maunder piffl tattl blab clack palav
prayer prai orison entreati supplic requiescat
preach sermon preacher preachment prophesi discours speech kerygma evangel homili kerugma baccalaur
preacher sermon sermonis preach clergyman gospel evangelist reverend revivalist
prearrang arrang
precari uncertain uncertainti parlou peril unstabl danger indefinit indefin improb indetermin fortuit indeterminaci
precaut precautionari safeguard forethought
preced precedenti prioriti anteced forego anted precess anterior predecessor predat forgo exampl
prechlorin chlorin
preciou cherish treasur want precious
precipic precipit cliff
precipit sudden overhasti precipic steep abrupt hurried hast hasti headlong dimethylglyoxim
precipitin antibodi
precis exactli clearcut incis clear clariti exact lucid exactitud
preclud preclus forestal prevent foreclos forbid
precoci precoc intellig
preconcept preconc prepossess prejudic bia opinion sentiment persuas
precondit presumpt
predecessor preced harbing forerunn precursor
predetermin preset foreordin preordin predestin bia
predic postul declar
predica plight quandari
predict prognost forebod foretel predictor anticip forecast bode foreshadow portend promis previs determin
predilect prefer penchant orient
predispos predisposit
prednison deltason meticorten orason glucocorticoid
predomin prepot overrid paramount preponder prevail preval domin rife reign ascend
predominantli preponderantli
preemin emin lead distinct
preempt preemptiv preemptor preemption
preexist exist being
prefac foreword prefatori prolus premis
prefer favor penchant preferenti opt predilect fave sooner druther pet tast choos like
preferenti prefer discriminatori
prefix affix
pregnant pregnanc
prehistor prehistori
prei quarri target
prejud discriminatori
prejudic prejudici bia preconcept partial homophobia islamophobia partisanship tendenti racism
prejudici detriment damag prejudic
preliter nonliter
prelud overtur incept
premier premiership chancellor prime
premis premiss assumpt prefac site thesi
premium agio agiotag
premix intermixtur
premonit bode presenti forebod forewarn apprehens
premonitori precursori
preoccup preoccupi engross idea absentminded abstracted
preoccupi obsess preoccup haunt bemus
prepackag prepack
prepar preparatori prepared readi propaedeut formul plan prime makereadi deploy turnround
preparatori prepar propaedeut
preposit prepos
preposter derisori laughabl ludicr ridicul nonsens cockei absurd idiot
prepubesc prepubert
prerequisit requir respons oblig duti
presag bode foreshadow portend augur auspic betoken prefigur prognost portent foretel omen forecast
presbyterian protest protestant
prescrib prescript dictat decre ordain appoint
prescript prescrib norm rule instruct regul canon ordin etiquett rubric bylaw gigo precept
preseason season
presenc present exist inher ubiquit being here imman omnipres ubieti ubiqu there
present now soon notif bestow donor shortli conferr current presenc demonstr demo giver
preserv conserv refinish renov restor uphold maintain protect marmalad confitur
presid presidentship presidenti chairperson chairwoman prexi chairman administr tenur
presidenti presid
press urgent pressur urg exhort
pressur press pressuris supercharg suction iop
prestig prestigi stand
presum presumpt suppos surmis assum
presumpt presum give effronteri presumptu precondit suppos
presuppos presupposit
presupposit presuppos suppos supposit
pretenc guis pretens pretend pretext dissembl feign artifici
pretend assum fictiv feign fictiti pretens dissembl dissimul faker hypocrit impost impostor pseud
pretens pretend feign pretenc guis pretenti dissembl simul larg affect artifici dissimul
pretext guis pretenc dissembl feign putoff
pretti cute passabl reason fairli moder middl jolli somewhat beauti
prevail preval predomin rife persist domin reign
preval prevail predomin rife preponder gener
prevent forestal preclud foreclos contracept prophylact hinder hindranc incumbr forbid interfer avert intercept
previous anteced
previs foreknow forewarn forese anticip prescienc prospici predict vision
price pricei prici rate expens inexpens valuat
priceless invalu valuabl precious valu
prick dickhead motherfuck bastard pricker asshol cocksuck whoreson prickl
prickli bristli spini waspish thorni splenet barbel briari brieri bristl bur burri setac
pride exult haughti imperi sniffi jubil swagger supercili triumphant triumphal rejoic disdain lordli
priest priesthood priestli clergyman bishop primat confessor reverend vicar archpriest monsignor pontifex prelat
primari main chief princip
primarili chiefli mainli princip
primat archpriest prelat primateship hierarch priest
prime fuze fit premier fuse undercoat prepar readi
primer fuze fuse undercoat hornbook schoolbook textbook
primev primaev primordi primal aborigin
primit cruditi primitiv crude rude origin archaic
primli prissili
primp preen plume groom
princ opul princedom sumptuou delux lush gild luxuri aristocrat archduk dauphin maharaja maharajah
princip chiefli mainli primarili princedom main chief primari principalship demesn
principl rational yang yin
print publish printer
prior anterior prioriti
prioriti priorit preced anteced prior
prise jimmi pry lever esteem respect
prison captiv pow detaine hostag interne chokei choki
privaci privat seclus secreci conceal reclus covert hidden
privat denation denationalis genit genitalia privatis privateersman crotch privaci needi seclus secreci conceal
privi jake lav outhous lavatori john toilet seclud room loo restroom washroom
privileg prerog perquisit advantag vantag
prize booti award gift scholarship
prizefight gladiat lightweight boxer cruiserweight pugilist
probabl belik probabilist like quantiti exceed
probe inquisitori search examin
problem problemat
proce take payoff proceed procedur process continu incom payback
procedur process proce activ comput calcul routin stiffen indirect fingerprint
proceed proce minut transact hear litig causa foreclosur lawsuit
process procedur proce advanc progress refin activ blow comput calcul routin stiffen indirect
processor cpu mainfram
proclaim announc proclam promulg exclaim extol laud
proclam announc proclaim annunci declar statement edict
procr procreat reproduct gener
procrastin cunctat postpon dillyd dilatori shillysh stall delay
procreat procr reproduct breed reproduc sex multipl miscegen
procur getabl gettabl obtain pandar pimp secur pander ponc placehold proxi acquisit offend
prod goad spur urg nudg encourag
prodigi coloss stupend portent omen prognost exceed presag auspic brainiac
produc product manufactur distil maker sericulturist filmmak
product fruitfulli profit merchandis ware produc gener make fashion fruit devis freight commod
profan violat desecr sacrileg unsanctif blasphemi deprav sacrilegi unconsecr unsanctifi blasphem demoralis swear
profess avow conced affirm businessmen avouch priesthood
professedli avowedli
profession professionalis expert expertis
professor prof professori professorship academician
professorship professor chair berth
proffer offer suggest
profici skil skill adept practic expert technic compet
profit fruitfulli gain lucr product earn advantag favor favour posit win benefit incom
profound profund abstrus astut recondit deep
profoundli deepli intens
profund abstrus profound recondit astut
profus abundantli copious extravagantli riotou cornucopia lush rich luxuri exuber green abund teeming
program schedul plan programm think idea agenda regimen
progress increasingli reformist advanc process liberalist seri changeabl workflow
progressiv ideolog
prohibit disallow prohibitori proscrib forbid ban nix verboten prohibitionist interdict veto taboo proscript
project protrud stick jut undertak task reliev predict adventur escapad
projectil missil bullet weapon cannonbal spitbal
proletariat proletarian labor labour lumpenproletariat
prolif fertil fecund
prolifer grow growth ontogenesi ontogeni
prolong lengthi protract lengthen perpetu extend sustain continu rope
promin conspicu salient outstand gibbos gibbous protuber salienc
promis promisor promise promissori forebod predict hope commun vower
promot plugger promo encourag public impresario booster packag showman boost advanc elev advertis
prompt motiv promptitud punctual incit actuat propel rapid speedi celer suasion
promptli pronto quickli quick
promulg exclaim proclaim announc publish lawgiv lawmak bann
pronoun demonstr
pronounc dictum mark enounc enunci pronunci articul label direct declar
proof verif
prop airscrew defer pitprop
propag dissemin multipl botanist phytologist biogeni
propaganda propagandist propagand propagandis info agitprop
propagandist propaganda commun slogan
propel propellor propuls impel motiv prompt airscrew
proper correctitud proprieti appropri decor decenc demeanor decorum demeanour deport priggish seemli
properli decent
properti belong hold thing select connect composit stockhold sustain magnitud analyt mode spatial
propheci prophet vaticin prognost divin predict soothsai
prophesi vaticin prophet oracl seer preach divin auspex prophetess
prophet nebiim prophesi vaticin propheci oracl seer divin auspex prophetess
propiti auspici placat propitiatori appeas aton expiat concili favor profit advantag calm favour
propon advoc propound expon person individu support admir justifi vindic neutralist platonist apologist
proport proportion percent percentag pct
proportion commensur symmetr correspond proport ratio
propos suggest proposit advis mover origin conceiv messag advic nomin hypothesi counterpropos
proposit propos suggest statement theorem lemma
proprieti correctitud proper appropri decor decenc demeanor decorum demeanour deport priggish seemli
proprietor proprietorship owner proprietari businessman booksel lessor proprietress restaurant restaurateur timberman
proprietorship proprietor proprietari ownership
proscrib disallow forbid prohibit verboten nix proscript taboo interdict tabu veto
prose nonfict
prosecut prosecutor
prosecutor prosecut offici lawyer attornei da functionari
prosodi inflect metric stress inton enjamb
prospect expect outlook potenti
prosper flourish palmi thrive boom success roar eudaemonia eudaimonia wellb
prostitut harlotri whoredom bawd harlot whore cocott cyprian tart woman demimondain floozi ianfu
prostrat ill algid heatstrok unwel
protagonist admir support booster agonist believ second maintain sustain uphold advoc enthusiast verifi
proteas peptidas proteinas enzym caspas renin urokinas
protect protector save affect preserv lock shield seal immun vaccin inocul overprotect waterproof
protector guardian protectorship shielder protect defend district guard territori lawman admonish custodian bodyguard
proteg recipi protege
protein proteinac antibodi enzym fibrin iodoprotein actomyosin aleuron apoenzym cytokin ferritin filaggrin gluten
proteolysi proteolyt
proteolyt proteolysi
protest dissent objector dissid contest demonstr person anabaptist baptist presbyterian counterdemonstr nimbi somebodi
protestant method christian fundament anglican evangel presbyterian anabapt arminian calvin congregation lutheran mennonit
proton nucleon
protoplasm substanc cytoplasm cytol karyoplasm nucleoplasm platelet thrombocyt plasm
prototyp archetyp epitom paradigm imago
protozoan protozoon protozo ciliat arcella ciliophoran difflugia euglena mastigophor mastigophoran protoctist rhizopod rhizopodan
protrud project stick protrus jut reliev
protuber belli bulgi gibbos gibbous bulbou bulg excresc extrus protrus hump jut swell
proud majest
prove shew demonstr establish show
proven proveni birthplac cradl origin sourc rootag
proverb adag byword proverbi see sai locut
proverbi proverb
provid furnish supplier suppli render provis cater distributor provision purveyor businessperson stockist sutler
providenti prudent miracul
provinc provinci state commonwealth eparchi
provinci section provinc local peasant
provis commissariat viand provisionari proviso provend victual suppli provid food nutrient larder
provision probationari provisionari sutler tent victual provid supplier
proviso provis stipul
provoc provokingli provok aggrav incit aggro
provok agit incit instig aggrav firebrand provoc elicit evok arous enkindl chevi chevvi
prowess artistri art musicianship airmanship enolog falconri horolog oenolog taxidermi telescopi ventriloqu ventriloqui
prowl prowler
prowler prowl stalker sneak intrud trespass interlop
proxim propinqu near
prudenc prudenti prudent circumspect discreet discret frugal
prurient prurienc lubrici salaci lust
pry nosei nosi snoopi jimmi prise lever crowbar poke inquisit
pseudo faker impost impostor pseud
psych psychic mind nou soul brain knowledg cognit noddl noesi
psychiatr psychiatri
psychiatrist psychiatri alienist psychoanalyst
psychic psych occultist
psycholog psychologist scienc psychophysiolog neuropsycholog psychometr psychometri psychometrika psychonom psychopatholog
psychologist psycholog scientist hypnot mesmer hypnotis hypnotist mesmerist parapsychologist psycholinguist psychophysicist behaviorist behaviourist
psychopath psychopathi psychopatholog sociopath psychoneurot
psychopharmacolog pharmacolog
psychophysiolog neuropsycholog psycholog
psychot psychosi psycho
psychotherapeut psychotherapi cathart psychiatri psychopatholog
psychotherapi psychotherapeut psychotherapist psychiatri psychopatholog
pterygium conjunctiva
pubesc puberti puberul seric downi
public publicis publicist publicli promo promot advertis publish populac advert packag commun period
publicist public publicis commun advertis adman advert sensationalist
publicli public
publish print public promulg issu serial republish serialis
pucker rumpl cockl crumpl ruck
puckish impish implik prankish mischiev pixil whimsic wick arch play
puff puf pant gasp
puke disgorg emesi vomit git lowlif rotter regurgit stinkpot skunk regorg upchuck vomitu
pull puller attract draw actuat haulag propuls
pullei fairlead
pulmonari pulmon pneumon
pulp pulpi mush
pulpit ambo dai podium rostrum soapbox platform
puls pulsat heartbeat throb impuls undul
pulsat puls throb heartbeat
pulseless inanim breathless
pulver powder pulveris powderi powderis demolish
pummel biff pommel
pump wire
pun paronomasia wordplai punster
punch biff
puncher cowhand cowherd cowman cowpok cowpunch cowboi cattleman vaquero buckaroo buckeroo cowgirl gaucho
punctual prompt time
punctuat emphas accentu emphasis stress ampersand semicolon separatrix virgul
punctur pierc perfor
pundit savant scholar bookman polymath
pungent bite barb acrid mordaci nip pungenc
puni runti stunted trivial shrimpi petti slight
punish penal penalis punit punitori penalti backbreak gruel gruell labori operos toilsom arduou
punit penal punish punitori punitorili
punk hoodlum thug goon toughi cheesi crummi tinder touchwood hood chintzi kindl spunk
punster pun humorist humourist
punt punter kick
pup whelp puppi
pupat pupa
pupil educate student pupillari underachiev overachiev collegian enrolle seminarian catechumen etonian nonachiev seminarist
puppet marionett perform
puppi dog pup whelp
puppyish puppylik
purchas bui buyer emptor vende bribabl corrupt venal dishonest order custom shop viatic
pure strictli puriti sinless arrant sod white nourish susten nutriment
purg evacu physic aperi cathart purgatori regorg upchuck purgat purifi clean medic catharsi
purgatori purifi purg
purif purifi refin clean
purifi puriti purif distil purgatori sanctifi sublim purg apparatu setup
puriti pure purifi sinless white condit
purl sough eddi whirlpool swirl
purloin filch pilfer snarf nobbl swipe cabbag abstract sneak
purpl purplish purpur violet
purportedli supposedli
purpos advisedli designedli intention deliber intent aim function goal meaning
purs handbag pocketbook contain etui
pursu chase pursuer engag pursuit pursuant pursuanc
pursuant pursu
pursuer chaser pursu
pursuit pursual chase pursu pursuanc quest avoc pastim shadow trail track tail
purveyor purvei provid supplier
push pushi pusher actuat propuls
pussi cunt puss twat slit purul fanni
put putt lai place set
putt put putter
puzzl nonplus nonpluss dumbfound flummox nonplu puzzlement puzzler mystifi bewild enigmat perplex baffl
puzzlement bafflement befuddl bemus bewilder puzzl mystif obfusc confus muddi disarrai confused
pyknot pycnot pyknosi
pyrex glass
pyromet thermomet pyroscop
python boa
quack doctor physician charlatan mountebank doc medico
quackeri empiric charlatan
quadricep quad extensor
quadrupl quadruplex fourfold
quail flinch cring recoil winc funk squinch shrink
quak seism temblor earthquak quiver palpit quaker seaquak micros
quaker trembler quak sect
qualif qualifi fit elig inelig fitting
qualifi qualif modifi qualiti limit modif contest intensifi
qualiti calibr calib qualifi timbr lineament us good appear differ believ understand direct
qualm misgiv queasi scrupl squeamish
quantiti amount probabl volum interv cordag copious teeming
quarrel alterc argufi dustup disput scrap wrangl controversialist erist
quarrelsom contenti disagre litigi
quarter quartern hous lodg dormitori harem domicili dorm forecastl hareem seraglio serail blazonri
quartz lechatelierit
quash subjug repress subdu annul invalid nullifi
quatrain stanza
quaver tremul warbl
queen queenli insect
queer gay homoerotic homosexu quirki peculiar curiou rum rummi funni quirk odditi singular
quell squelch quench stifl suppress crush prevent crackdown
quench extinguish quell slake squelch allai extinct assuag
queri querier question enquiri inquiri
querul peevishli whinei whini fractious fret surli peevish pettish snappish bilious
quest pursuanc quester pursuit seek
question asker enquir inquir querier dubious confut refut enquiri inquiri queri oppugn quizzic
questioningli wonderingli quizzic
quick adept adroit deft celer rapid speedi promptli quickli spry skill dexter sleight
quicken enliven invigor acceler speedup reanim revivifi vivifi recreat whet speed agent
quicker faster
quicki fix mend
quickli rapidli speedili apac promptli quick
quicksilv errat fickl mercuri hydrargyrum hg
quiescent quiescenc quiesc
quiet soundless quietud tranquil noiseless ataraxi
quietli softli
quilt comfort bed bedcloth duvet eiderdown
quintet cinqu pentad quintett fivesom quint opu
quip epigram salli
quirk quirki queer odditi crotchet unfamiliar
quit ceas discontinu stop
quiver palpit shaki vibrat quak flitter frisson shake trembl flicker
quixot ideal
quiz quizzer exam
quot quoter quotat cite
quotat quot acknowledg refer misquot
rabbi rabbin amora
rabbit coni conei cottontail leporid
rabbl mob ragtag riffraff rout crowd
race hie rush hasten hotfoot racial subspeci sport athlet
raci gami pungenc ribaldri spici risqu naughti gamei sharp spiceri
racial racialist racism race discrimin favorit favourit
racist racialist racism antiblack bigot
rack wrench coatrack hatrack toastrack
racket racketi jollifi racquet nois crimin crook felon feloni malefactor
radar radioloc
radial stellat radiu
radianc effulg radiant refulg radiat glow bright shini glossi lambenc sheen burnish
radiant effulg radianc refulg beami radiat beam
radiat radianc radiant stellat energi
radic ultra revolutionari extremist ideolog jacobin
radio radiocommun tuner wireless
radiochlorin chlorin cl
radiu radial length semidiamet
raft dozen gob lash load oodl scad score slew ton wad heap pile
rafter raftman raftsman baulk balk
rag tatter ragged shred
ragamuffin tatterdemalion urchin
rage coracan corakan kurakkan ragi furi tempestu mad furiou anger wrath millet
rai irradi beam sunrai moonbeam sunbeam
raid maraud predatori raider forai
rail runwai inveigh barrier guardrail taffrail
railhead storehous entrepot
railroad railwayman trainman railwai employe technolog subwai metro brakeman maglev signalman trainmast yardmast
railwai railroad side subwai metro monorail
rain rainfal raini rainwat drizzl downpour cloudburst rainstorm
rainfal rain drizzl downpour torrent cloudburst rainstorm mizzl pelter soaker
rais brocad emboss elev lift fosterag upbring
rajah raja aristocrat
rake rakehel roue
rakishli raffishli carelessli
ralli muster
ram rammer
rambl rambler excurs meander straggl jog digress discurs straggli roam rove wind wander
ramif fork branch ramifi divar trifurc
ramp inclin
rampart bulwark embank battlement earthwork merlon crenel
ranch rancher farm roundup husbandri
rancher ranch farmer granger grazier husbandman sodbust
rancor rancour resent bitter gall grudg grievanc envious heartburn huffish enmiti
random randomis haphazard stochast entropi ergod
randomli arbitrarili haphazardli indiscrimin
rang ambit scope compass confin internation gamut purview
rangi gangl gangli lanki
rank grade stratifi fetid malodor prolificaci stinki fertil foul fruit
ransack loot plunder pillag reav despoil rummag forai comb
ransom redeem
rap knap
rape despoil ravag sack raper pillag ravish dishonour colza rapin dishonor
rapid celer speedi quick immedi instanc prompt fleet instantan expediti promptitud
rapidli speedili quickli apac
rapist raper attack crimin assault assail crook outlaw aggressor felon malefactor
rapport kinship
raptur ecstat enraptur rapt rhapsod ecstasi raptu exalt
rare infrequ seldom rariti impati scarc scarciti
rarifi rarefi complic exalt refin idealist lofti
rascal rogu blackguardli scoundrelli knave rapscallion varlet devil prankish rogueri mischief roguish scalawag
rasp raspi gravelli scratchi grate utter
rat inform ratti revel disclosur gnawer rodent
ratabl rateabl properti belong liabil
rate valuat evalu often price tax frequenc flux veloc assess rpm mc apprais
ratifi ratif endors indors sanction subscrib sign support admir protagonist
ratio effici proportion turnov albedo iq stoichiometri haematocrit hematocrit quotient
ration rationalist apologis noetic freethink systemat systematis prune reason rationalis intellectu apolog assign
rational ratiocin principl dialect
rattl fluster perturb rale rattler wonder wondrou brisk spank zippi marvel nois
rattler rattlesnak rattl sidewind diamondback massasauga
rattlesnak rattler sidewind diamondback massasauga
raucou rowdi strident
raucous rowdili
ravag despoil rape sack pillag devast depred harri demolit wipeout
raw incomplet inexperi sore
rbi talli
reach arriv achiev attain outreach advent
react respond reactiv reaction reactant
reactant react chemic
reaction react reduc oxid ideolog oxidis hydrolysi oxidoreduct redox saponif
reactionari reactionist ultraconserv bourbon conservativist blimp
reactiv respons react excit sensit
read reader studi perus brows
readabl decipher legibl intellig
readapt readjust
reader readership read subscrib scholar bookman
readi prepar prepared forward plan activ prime makereadi deploy turnround
readjust readapt adjust
reaffirm reassert affirm avow avouch
real realiti realism exist actual
realign realin
realism real pragmat realist realiti platon practic
realist realism naturalist philosoph pragmatist
realiti real realism world
realiz realis complet accomplish achiev doabl agnis agniz actual actualis manag recogn understand
realm kingdom domain arena lotusland
reap glean harvest reaper
reappear emers
rear fosterag upbring foster backsid nurtur
rearrang arrang reorder juggl
rearward backward back
reason ratiocin passabl fairli moder pretti sensibl middl fairish tenabl modest ration jolli
reassembl refabr reconstruct anastylosi
reassert reaffirm confirm affirm avow avouch
reassign transfer assign
reb johnni rebel greyback
rebel johnni reb greyback insurrectionist rebellion
rebelli contumaci defiantli disaffect defianc malcont rebellion insubordin disobedi intract noncompli obstreper
rebellion insurrect upris revolt rebelli rebel mutini insurg intifada intifadah
reborn revit revitalis
rebound ricochet bounc resil repercuss reverber
rebuff repuls slight snub repel
rebuild reconstruct
rebuk reproach reprov upbraid berat chide scold lambast trounc remonstr reprehens reprimand reproof
rebut refut rebutt controvert
recal recollect rememb
recalcul comput calcul
recapitul palingenesi repris repriz recap
recaptur retak
reced retreat withdraw fadeout retir
receipt revenu recept amount acquir sum waybil
receiv recipi liquid receivership recept receptor tv asset
recent late latterli recenc past
recept open receptionist sensori receiv centripet receipt greet willing
receptacl contain trai ashtrai catchal chamberpot cuspidor ossuari spittoon
receptionist recept secretari
recess sunken recessionari adjourn inlet allel allelomorph
recipi receiv borrow heir assigne beneficiari proteg addresse aliene annuit consigne done heritor
reciproc invers mutual reciprocatori relat correl interdepend
recit recitalist declaim narrat yarn recount item enumer utter speaker verbal arioso talker
reckless foolhardi rash headi adventur thoughtless unthought
reckon figur estim guess calcul opin count comput suppos think enumer numer imagin
reclaim recycl rescu reusabl repossess domestic domesticis
reclassif classif categor compartment compartmentalis categoris
reclin lounger recumb movement armchair motil
reclus solitudinarian hermit troglodyt cloister sequest withdraw seclud solitari alon privaci lonesom loner
recogn accept recognis agnis agniz discern realiz distinguish
recognit acknowledg
recogniz recognis placeabl
recoil flinch cring quail winc funk squinch shrink ricochet repercuss
recollect recal retent rememb remembr tenaci anamnesi reminisc
recommend advoc urg advic
reconcil concili peacemak accommod pacifi reconcili harmon harmonis intermedi appeas intermediari mediat intercessor
recondit abstrus obscur profund profound
reconnoit reconnaiss reconnoitr scout
reconsid reconsider
reconsider reconsid afterthought
reconstruct rehabilit rebuild remodel reassembl refabr
record disc platter equip signal chromatogram bologram bolograph oscillogram spirogram oscillograph
recount narrat tell recit yarn
recoup reimburs recuper
recours refug assist
recov convalesc heal recover regain retriev recoveri cure recuper
recover saver recov rescuer person individu salvag succor salvor somebodi succour
recoveri convalesc recuper recov retriev
recreat reanim revivifi vivifi divers reviv renov amateur embolden hearten anim quicken activ
recrimin recriminatori accus
recruit enlist enrol enliste achiev accomplish supplier
rectangl rectangular squar parallelogram
rectangular oblong rectangl orthogon squar angular
rectifi repar remedi correct demodul
rectitud upright righteous
recuper convalesc recoveri recup recov recoup heal lysi
recur recurr reven repeat
recurr repeat recur perenni repetit atav
red reddish rubor ceris scarlet crimson carmin ruddi inflamm cherri rubi enter thyroid
redcoat lobsterback soldier
redden blush flush inflam ablaz
redeem redemptori jesu ransom christ savior redempt cashabl reform saviour deliver save
redefin redefinit
redefinit redefin definit
redempt redemptori salvat redeem buyback repurchas save deliver
redevelop renov reformul overhaul improv
redhead carrottop person individu somebodi
redirect airt
rediscov rediscoveri
rediscoveri rediscov discoveri uncov
redoubt unnerv formid fortif
redress damag amend indemnif indemn remedi restitut correct compens
reduc decreas reduct cut trim reaction hydrazin
reduct reduc diminut minim mitig depreci deplet hydrazin cutback declassif devit devitalis minimis
redund supererogatori extra superflu surplu excess supernumerari pleonast tautolog repetit overplu plethora repetiti
reecho echo
reef reefi witwatersrand
reek wateri fetor foetor malodor malodour stench
reel careen stagger reeler lurch spin keel
reelect elect
reenact reenactor act perform playact
reenforc reinforc
reestablish reinstat
reevalu reassess rate valuat
reexamin review followup
refashion remak redo
refer ascrib imput pertain mention cite concern ad relat quotat acknowledg
refere offici umpirag ref review decid
refil replenish renew
refin rarifi purif nuanc urban refineri complic polish subtleti process flawless
reflect medit ponder rumin contempl pensiv brood muse broodi reflector excogit mull thought
reflector reflectoris reflect devic mirror
reflex reflexli wink blink gulp belch flatu vomit puke babinski burp disgorg emesi
reflexli reflex
refocus refocu focal focalis
reform meliorist reformatori reformist redeem crusad reclam doctrin philosophi disput ism abolitionist conservationist
refrain choru desist forbear music
refresh invigor reinvigor brisk brace refreshen fresh tonic freshen snack
refriger infrigid fridg cool cryogen
refuel fuel suppli
refuge dp expat expatri
refund repai repay payment
refurbish renov restor
refus declin reject
refut confut disprov falsifi rebut disproof rebutt falsif controvert question find determin debat
regain retriev recov restitut restor acquisit clawback
regal majest imperi royal
regard defer deferenti consid involv view reckon
regardless disregard disregardless irrespect
regener revit renew
regim author govern regimen papaci stratocraci
regiment inflict imposit
region part locat side depth counti interior hell heaven paradis maria zodiac aerospac
regist registr registri file
registr enrol regist person enter individu somebodi ingress
registri regist cadast cadastr studbook
regret sorri rueful declin rue repent sorrow acknowledg
regroup reorganis reorgan
regul regulatori ordin regular regularis govern modul index prescript thermostat faucet apertur ballcock
regular regularis govern regul verit period condit uniform orderli symmetri cyclic methodic symmetric
regulatori regul
rehabilit reconstruct renew reclam
reharmon reharmonis harmon harmonis
rehear relisten retri listen
rehears practis practic
reich nation countri
reign regnant rule predomin domin prevail
reimburs recoup cost compens
rein checkrein
reinforc reenforc build strengthen stimul stimulu
reinstat reestablish condit
reinterpret interpret
reissu reprint
reiter ingemin restat iter repeat retel redupl repetit
reject jilt spurn refus declin avoid abandon shun forgo forswear nonaccept turndown
rejoic exult exuber jubil triumphant pride triumphal
rejoin retort ripost
rel compar relativist congen
relat related relationship associ pertain deal collig link concern coition coitu copul connect
related relat connect connected
relationship relat
relativist rel relativ
relax repos rest decompress liber liberalis slacken unbend unwind loosen unlax unstrain drug
releas cathart free unloos unloosen
releg deleg deput demot devolv empower
relent yield soften
relentless inexor unappeas unforgiv persist grim unrel stern merciless unmerci
relentlessli unrelentingli
relev materi connect applic pertin cogenc connected
reli reliant relianc
reliabl depend faithfulli authent respons reproduc duplic infal
relianc reli reliant certainti
relic keepsak souvenir
relief assuag allevi ministr succor
reliev allevi eas allay palliat assuag comfort project protrud stick jut backup unbosom
religi sacredli devout religios spiritu religion conscienti scrupul pieti pious religious
religion religionist religios religious faith pietism religi christian belief mystic pagan unitarian apophat
religionist religion
relinquish cede cession handov renounc waiver
relish degust savor savour gusto zest tast bask enjoi feed eat
reload recharg
reluct disinclin indisposit loath loth hesit sloth
remain leftov unexpend cadav corps stai leav remnant remaind object
remaind residuum rest residu remain part portion remnant leftov
remak refashion redo
remand immur incarcer imprison remit gaol
remark unco unusu singular comment noteworthi note observ mention notabl statement clich banal
remarri remarriag
remedi alter san rectifi redress therapeut cur heal cure correct
rememb recollect remembr recal memori ltm stm
remembr rememb recollect anamnesi memori commemor retent
remind evoc reminisc redol reson cue admonish memento phylacteri tefillin
reminisc evoc remind redol recollect reson
remiss lax laxiti neglect slack delinqu derelict remitt subsid absolut remit
remit remitt postpon remiss remand shelv defer
remnant leftov remain oddment rest remaind residu residuum
remodel redo reforg reconstruct
remonstr object expostul berat chide rebuk scold lambast commun
remors compunct contrit rueful ruth repent penanc penit
remorseless ruthless unpiti pitiless
remot remov far faraway standoffish withdrawn aloof distanc elimin empti strip bare evacu
remov remot obliter elimin empti strip resolv bare dissolv evacu skim dislodg rins
remuda herd
remun compens remuner pai lucr salari stipendiari moneymak
remuner compens payer remun salari wage earn recompens stipendiari pai taxpay tenant drawe
renaiss renasc rebirth
rend split rip rive
render furnish provid interpret suppli rendit
rendit render interpret
renew revit revitalis reviv restor reclam rehabilit refil replenish reincarn regener reforest
renov refinish restor redevelop reanim refurbish revivifi vivifi preserv recreat restitut reviv overhaul
rent annuiti rental renter leas transact
renunci renounc forgo forswear repudi apostasi disown
reorder overtak rearrang
reorgan reorganis shakeup regroup
repai repay requit refund
repair mender mend fixer repar fix bushel repairman darner
repairman repair handyman troubleshoot mender
repay repai quittanc refund payment defray
repeal rescind annul countermand abrog revok vacat
repeat recurr quotabl ingemin reiter restat repetit iter retel perenni recidivist recur duplic
repel disgust loathli repellingli revolt skanki yucki distast loathsom rebarb foul repuls wick
repent penit penanc aton regret remors compunct
repertori repertoir repositori depositari depositori
repetit repetiti insist repeat copi reiter redund recurr verbos rematch
rephras recast reword paraphras revis rewrit paraphrasi
replac substitut commut supersed supplant surrog permut exchang interchang displac fungibl novat supersedur
replenish refil renew
repli answer respond
replic replica duplic redupl comeback reverber retroflex repeat rejoind copi
report newsman newsperson reportag coverag describ new commun newswoman
repos relax rest ataraxi recumb bedrest
repositori depositari depositori facil museum storehous repertori
reprehens condemn culpabl reprehend reprov reproof crimin deplor reprimand rebuk viciou critic evil
repres delin symbol congressman congresswoman spokesperson symbolis represent negoti alderman assemblyman assemblywoman emissari
represent repres photo concret percept stereotyp unreal audiogram effigi instanti nomogram nomograph phantasmagoria
repress inhibitori repressor quash subjug subdu muffl stifl subject agent
repriev respit abat
reprimand crimin censur berat chide reprehens reprov rebuk reproof scold lambast
reprint reissu offprint public
repris repriz recapitul reveng retali
reproach admonish rebuk reprov upbraid admonitori reprehens reproof
reprob miscreant decri deprav excori condemn objurg offend scapegrac wrongdoer
reproduc duplic reproduct procreat consist depend reliabl stereo stereophoni
reproduct procr gener procreat replica reproduc agamogenesi
reproof reprehens reprov reprimand rebuk admonish critic reproach scold chide berat castig chasten
reprovingli reproachfulli
reptil reptilian vertebr anapsid craniat diapsid diapsida synapsid
republ republish democraci commonwealth
republican ideolog pol politico
repudi debunk renunci disown renounc
repugn abhorr revuls repuls detest contest incompat obscen horror contend inconsist disgust
repuls detest loathsom odious abhorr repugn abomin slimi vile revuls lousi wicked rebuff
reput respect esteem honor honour
request petition suppliant supplic petit postul ask bespeak applic applier solicitor ingath
requir need necessit requisit prerequisit necess demand compulsori involv mandatori postul respons oblig
requisit need requir necess desideratum
rerun rebroadcast
rescind reciss resciss voidabl repeal annul countermand revok vacat overturn
rescu reclaim rescuer deliver
research investig inquiri experiment scientist microscopi boffin fieldwork
resembl like similitud alik
resent rancor rancour bitter gall grudg grievanc envious heartburn huffish enmiti
reserpin raudixin sandril serpasil antihypertens
reserv militia earmark appropri modesti sa sturmabteilung trainband
resettl reloc transfer transport transferr
reshap remold
resid occup domicili abod occupi domicil shack abid nonmigratori mans habit inhabit dweller
residu residuum residuari remaind rest crackl remnant ash dottl greav
resign vacat renounc defeat
resignedli abjectli
resili bounci springi resil elast
resini resin pitchi tarri
resist imped adversari obstructionist oppos thwarter antagonist obstruct obstructor oppon opposit insubordin immun
resistor barrett rheostat
resolut firm unhesit decis solv resolv paper adam steadi trait willpow bullheaded obduraci
resolv dissolv solvent solvabl solv adjud resolut remov factor aceton diagon partit alcahest
reson resound reverb reverber plangenc sonor vibranc evoc remind reminisc vibrat soundboard soundbox
resorcinol phenol
resound reson reverb reverber ring echo
resourc asset livelihood
respect reput credit variou sever defer goodli estim reverenti vener goodish sizeabl esteem
respir gasmask respiratori breath inhal suspir metabol
respiratori respir
respit repriev abat hiatu
resplend gorgeous splendifer splendid glori splendidli magnific gloriou beauti
respond answer react respons repli commun assent equivoc examine interviewe tergivers teste codefend
respons reactiv oblig duti respond antiphon requir answer excit sensit depend account automat
rest relax repos residuum remaind rester residu inact remnant inertia
restat ingemin reiter iter repeat retel statement mytholog demytholog demythologis mythologis
restaur eateri build cafeteria cafe grill edific coffeehous lunchroom steakhous bistro brasseri brewpub
restiv edgi uptight jumpi jitteri skittish overstrung nervous nervi
restless ungratifi unsatisfi fidgeti impati queasi mobil
restor refinish renov preserv recup renew revit revitalis reviv regain correct refurbish restitut
restrain cumber encumb unemot retic constrain guard control restraint overcom surmount subduer
restraint restrain chast immobil
restrict constrain limit confin constrict unpermiss curtail throttl quantif
result accompani consequ ensuant concomit sequent upshot effect ensu collater incident outcom attend
resum resumpt restart
resumpt recommenc resum commenc
resurrect uprais
resuspend resuspens
resuspens resuspend suspens
retail sell distribut market merchant merchandis distributor license
retain servant maintain retent fee manserv factotum scullion senesch
retali aveng retaliatori reveng retribut retributori vindicatori attack assault assail vengeanc repris aggressor
retard slow deceler backward cretin idiot slowdown imbecil changel moron subnorm agent
retch regorg upchuck barf disgorg spue vomit spew regurgit honk puke
retent hold recollect retain tenaci keep memori possess storag faculti remembr
rethink afterthought
reticul reticular graticul reticl handbag
retin retina retinen red chorioretin rubor
retina retin
retir retire unassum retic reced statu
retort rejoin comeback ripost rejoind
retrac trace
retract abjur forswear recant resil retractor backdown disavow
retrain train groom
retreat reced withdraw person particip
retribut retali retaliatori retributori requit vindicatori vengeanc payback
retriev regain recov recoveri deliver repossess retak stovepip
retrogress recidiv relaps retrovers regress retrograd degener revers laps transform abiotrophi cataplasia
retrospect contempl muse
retrovis vision
return revers revert retrovert
reunion reunif reunifi reunit
reunit reunifi reunion
reus reprocess recycl
rev rpm
reveal telltal divulg disclos tell disclosur unwrap revel unveil expos uncov
revel merrymak disclosur revelri reveal delight jollifi celebr rat divulg celebrat roister
revelri revel merrymak debauch convivi carous debaucheri jollif whoope
reveng veng retali vindict aveng vengeanc repris
revenu receipt sum
rever reverenti idol idolis vener godli worship lapel
reverber plangenc reson resound reverb sonor vibranc echo ring ricochet replic repercuss rebound
reverend clergyman domin offici priest minist pastor preacher cleric postul sermon ecclesiast parson
reveri daydream oneir abstracted
revers revert return transpos atav backslid laps relaps reversionari setback overrul retrogress turnabout
revert retrovert revers backslid laps relaps return regress recidiv
revet barrier clad
review reexamin reapprais reassess revalu refere critiqu
revil contum vilifi vituper vilif insult abus billingsg invect scurril discourtesi
revis redactor rewrit redact rescript retool editor edit abridg abbrevi rephras recast reword
revit renew resurg revitalis reviv revivif reborn restor regener better improv resuscit
reviv renew revit revitalis revivalist resurg revivif reanim revivifi vivifi recreat restor resuscit
revolt disgust loathli repel skanki yucki insurrect upris distast loathsom rebellion foul wick
revolut revolutionist revolutionari revolution revolutionis counterrevolut
revolution revolutionist revolutionis revolut belief
revolutionari revolut radic revolutionist rotatori subvert
revolv rotat orb orbit pistol handgun
revuls repugn repuls horror disgust
reward wage payoff honor
rewrit redactor revis redact editor edit abridg abbrevi rephras recast reword
rh rhodium antigen
rhetorician orat speechifi speechmak rhetor utter speaker verbal harangu spellbind elocutionist eulogist panegyrist
rheumat rheumatoid arthrit rheumi creaki suffer diseas
rhino rhinocero perissodactyl
rhinocero rhino perissodactyl
rhubarb pieplant veget veg veggi
rhyme rime rhymer rhymest vers doggerel alliter asson clerihew
rhythm rhythmic backbeat downbeat
rhythmic rhythm cadenc lilt
rib tantal costat teas costa
ribbon ribboni medal object
riboflavin hepatoflavin lactoflavin ovoflavin
rice starch
rich profus cornucopia affluenc wealth full prolificaci copious teeming verdanc
richli ampli luxuri
ricketi unsteadi wobbl shaki wonki debil rachit decrepit infirm sapless movabl
ricochet rebound bounc resil reverber recoil carom
rid disembarrass riddanc
riddl conundrum pervad
ride equit rider athlet
rider ride travel horseman pedal
ridg carin keel dune ledg esker
ridicul absurd ironist laughabl ludicr preposter satirist derisori nonsens blackguard cockei pathet farcic
riffl rippl wavelet undul
rifl groov firearm carbin garand
rifleman marksman carbin carabin carabini
rift sever
rig paraphernalia
rigger artisan journeyman
right correct just niceti appropri law moral justic
righteou righteous
righteous righteou honor moral justic honest honour honesti pieti rectitud pious
rightfield tract
rightfulli truli
rightli justifiedli justli
rigid inflex rigidifi unbend inelast
rigidli stiffli bolt
rigor stringent asper grim rigour hardship inclem strict sever valid hard harsh cogenc
rim flang
ring rundl tintinnabul annul annular circin plangenc reverber sonor vibranc resound stave speak
rins wash remov remot
riot debaucheri rioter riotou roister sidesplitt debauch bacchanalia carous saturnalia wow
riotou profus disrupt tumultu lush luxuri troubl turbul riot debauch dissolut degrad dissip
rip inebri rend split drink intox rive excel fantabul
ripe matur
ripen matur ag
rippl wavelet crinkl crinkli wavelik ruffl wavi burbl riffl undul cockl wave
rise rosebush roseat rosac acclivit insurrect upris revolt shrub eglantin multiflora sweetbriar sweetbrier
risk endanger jeopardi riski hazard peril gambl
riski hazard risk peril specul danger
rite ritual
ritual ritualis ritualist rite ceremoni solemn ablut solemnis
rival challeng competitor contend rivalr rivalri match
rive rend rip cleav
river stream watercours
riverbank riversid bank
rivet absorb engross grip fascin rivett pore focu concentr centr
rivulet runnel streamlet rill stream watercours
road roadstead rout highwai roadwai drivewai thoroughfar shortcut bypath byroad bywai cartroad clearwai
roadblock barrier barricad obstacl
roadsid waysid
roadwai road carriagewai
roam roamer rove wander strai drift rambl vagabond swan
roar thunder roarer ulul yaup bellow flourish holla holler holloa palmi prosper thrive
roarer bellow screecher shouter yeller bawler screamer roar commun
roast roaster cook barbecu cookeri
rob robber robberi gazump overcharg fleec soak surcharg plume
robber rob thief mugger stealer
robberi rob loot steal thiev hijack holdup dacoiti dakoiti highjack larceni stickup theft
robe apparel attir garb garment habili dress bathrob abaya kimono
robust lusti hardi strength
rock rocki stone swai pebbl bowlder boulder achondrit chondrit outcrop whinston xenolith
rocket arugula rocketri roquett retrorocket
rocki boulder boulderi rock stoni jolt jolti bumpi uneven
rocklik granitelik granit stoni
rod gat kickstand streptobacillu
rodeo exhibit
rogu rascal knave rapscallion varlet scalawag scallywag villain scoundrel
roil roili churn irrit mif nettl peev rile sting turbul annoi piss moil
role persona stead lieu
roleplai playact act perform
roll trill furl involut peal wheel
roller curler crimper grounder groundbal
rollickingli boister
roman romanis latinis papism latin cathol catholic
romanc romant coquet
romant romanticist amatori romantic romanc
romantic romanticis sentiment sentimentalis glamor glamouris romanticist romant ideal glorif idealis
rome roma
romp cavort rollick skylark walkawai disport frolic gambol romper frisk laugher lark blowout
roof housetop sunroof
roofer craftsman artisan artific journeyman
rooftop upsid
rooftre ridgepol
rooki greenhorn cub beginn tiro tyro novic
room roomett suit contain apart kitchen bedroom lobbi saloon librari bathroom classroom toilet
roosevelt fdr rooseveltian
roost perch
rooster cock chicken cockerel
root rootlet freez origin grow growth matur ontogenesi ontogeni briarroot eddo orrisroot pneumatophor
rope ropei ropi roofi rophi labor prolong bunge halliard halyard hawser lariat reata
rosari bead
rosi ruddi blush flush healthi
roster list lineup
rostrum ambo dai podium pulpit soapbox snout platform
rot decai molder moulder putrefact rotten breakdown buncomb bunkum guff hogwash decompos
rotari orbitu
rotat revolv gyrat whirl feather supin circumvolut pronat motil
rotc corp
rotor armatur
rotten crappi shitti putrid stink lousi icki stinki putresc decai rot corrupt
rotund globos globular spheric corpul obes orotund weighti round
rough unsmooth ragged approxim choppi crude pit rowdi rowdyism granular scratchi prickli bristli
roughen chap crack
roughli approxim
roughneck hooligan ruffian yob yobbo yobo rowdi bulli attack assault assail aggressor bullyboi
round rounded plump circular embonpoint rotund miscalcul misestim misreckon
roundabout circuit deviou carousel carrousel
roundhous workplac
roundli bluffli bluntli brusqu
roundup ranch
rous bestir rouser arous stir commov waken awaken
rousseau rousseauan
rousseauan rousseau
rout itinerari road rootl spreadeagl path mob rabbl direct orbit flywai beelin skywai
routin quotidian unremark workadai everydai mundan subprogram subroutin process procedur
rove roam wander nomad vagabondag strai peregrin mobil drift rambl vagabond swan travel
row rower dustup sport athlet scull
rowdi rowdyism hooligan roughneck ruffian yob yobbo yobo disorderli raucou bulli rough attack
royal royalist regal adher
royalti payment
rpm rev rate
rub detrit
rubber rubberis caoutchouc rubberi condom galosh golosh ebonit vulcanit
rubberi rubberlik rubber gristli cartilagin
rubberlik rubberi
rubbish rubbishi codswallop folderol applesauc tripe trumperi trash scrap debri rubbl detritu
rubbl debri detritu junk dust rubbish
rubi reddish rubifi red ceris scarlet crimson carmin jewel
rubric miniat titl prescript
ruck pucker throng
rudder aerofoil airfoil
rudderless directionless planless undirect aimless afloat adrift
ruddi rubicund rosi reddish sanguin florid red ceris scarlet crimson carmin cherri complexion
rude discourt impolit unmannerli bounderish lowbr yokelish discourtesi primit unmann underbr cruditi primitiv
rudimentari rudiment fundament vestigi
ruefulli contrit remorsefulli
ruffian hooligan roughneck ruffianli yob yobbo yobo rowdi bulli attack assault assail misbehavior
ruffl frill frilli rippl undul furbelow tittup
rug carpet rugged furnish drugget hearthrug nammad numdah wilton broadloom
ruin wreck destroi ruiner ruinat sink ruinou destruct
ruinou catastroph blast ruin
rule regnant reign prescript ruler convent opinion fatwa
ruler rulership swayer rule person individu sovereign potent monarch basileu caliph sultan ameer
rumanian roumanian rumania romanian
rumbl grumbl growl nois
rumen rumin stomach tum tummi breadbasket
rummag ransack
rumor hearsai rumour bruit gossip scuttlebutt
rump croup hindquart bun buttock derrier keister nate prat tooshi tush ass ars
rumpu rucku ruction din commot tumult flurri ado
run scarper lam scat
runawai walkawai laugher blowout romp fugit
rundown summat summari
runner contrabandist smuggler gunrunn malefactor rumrunn
runoff overspil overflow flow
ruptur tear sever
rural rustic trait
rush hie race hasten hotfoot speed
russia ussr russian
russian russia
rust corrod oxid oxidis corros
rusti condit
rustic gaucheri rural bumpkinli countrifi countryfi hick unsophist agrest clumsi graceless
rustl rustler murmur sough susurr whisper steal larceni theft thieveri
rustler rustl thief stealer
rut rutti estru groov oestru
rutabaga swede turnip
ruthless remorseless unpiti pitiless merciless cruelti unmerci
sabbath sabbatarian sabbat
sabl eboni
sabotag undermin countermin destruct
sack despoil rape ravag bag pillag dismiss liber sacqu contain cloth fabric textil
sacr sacred sanctifi consecr hallow
sacrament baptism eucharist liturgi
sacrific forfeitur
sacrileg desecr sacrilegi profan blasphemi
sad unhappi lugubri sorrow feel tear melancholi dole cheerless dejected dispirited downhearted forlorn
saddl packsaddl sidesaddl
saddlebag bag
sadism sadist sadomasoch
sadist sadism degener
sadli unhappili
safebreak cracksman safecrack thief stealer
safeguard precaut
safeti refug condit secur invulner impregn biosafeti riskless
sag droopi droop swag
sagaci astut sapient shrewdli perspicaci judici sagac discern acut judgement indiscreet sapienc
sage wise salvia hakham mahatma
sagebrush subshrub suffrutex
sai aforement aforesaid locut tell state alleg express aver southern ambigu maxim proverb
sail sailor seafar navig glide sailplan
sailor sail bluejacket crewman leghorn boater marin seaman seafar yachtsman yachtswoman lascar
saint saintli saintlik angel beatif sainthood sanctifi nonesuch nonsuch apotheosi deiti
sake interest
salabl saleabl qualiti
salaci bawdi lascivi lewd salac obscen prurient lubrici lust raunchi indec
salad sallet coleslaw slaw tabbouleh tabooli helmet
salamand poker ambystomid amphiuma dicamptodon dicamptodontid hellbend newt olm plethodont
salari wage remuner earn compens remun pai stipendiari
sale sell market incom merchandis vendu
salesgirl salesladi saleswoman midinett salesperson
salesladi salesgirl saleswoman midinett salesperson
salesman salesmanship salesperson bagman pitchman roadman
salesmanship salesman skill acquir
salient salienc promin outstand
salin brini salti
salish salishan mosan
saliv saliva drool secret ptyalism secern
saliva salivari spittl saliv secret slobber
salivari saliva
salli quip sorti wisecrack
sallow sickli complexion
salmon salmonid
saloon barroom ginmil taproom pothous pub taphous bar room speakeasi barrelhous
salt salti season phosphat polyphosph arsen borat fluoroborid isocyan orthophosph perchlor silic thiocyan
salti piquant salin salt coars brackish brini
saltwat seawat brine water
salubri salubr healthi health
salut greeter welcom greet wassail person individu compliment hello somebodi howdi hullo pax
salv demulc emolli soften unguent balm ointment unction salvag save cerat chrism chrisom
salvag salvor save salv recover saver rescuer stooper
salvat redempt deliver
salvo vollei fusillad
same monotoni similar qualiti equal indistinguish identic
sampl select exampl
sampler taster
sanctifi consecr hallow sanctif saint sacr purifi
sanction approv ratifi imprimatur canon
sanctiti holi sanctitud qualiti sacred
sand litor littor sandi sander dirt coast seacoast seashor
sandal shoe espadril huarach scuffer talaria zori
sandalwood wood
sandi flaxen arenac sandlik sand granular graini
sandpap sandpaperi abrad
sandwich beefburg blt butti hoagi tunaburg zep gyro hamburg
sane saniti sensibl reason ration
sanguin slaughter butcherli sanguinari rubicund ruddi gori florid optim
sanit sanitis hygien hygienis clean cleans sanitari cleanup
saniti sane ration
sap sapper muggin saphead tomfool fool cosh sappi exhaust
sapl tree
sapphir lazulin cerulean azur
saracen nomad
sarcasm sarcast satir ironi wit witti wittic
sarcast sarcasm sardon
sarcolemm sarcolemma sarcolemn
sardin pilchard sard sardiu sild
sardon sarcast snarki
sari sare
sash cinctur waistband waistcloth girdl casement cummerbund
sashai sidl tittup excurs out pranc chass jaunt swagger strut
sass backtalk sassi comeback rejoind
satan beelzebub demon diabol satanist fiendish lucif devil hellish unholi infern sorceri necrom
satellit orbit equip sputnik spacecraft
satiat sate satieti replet englut engorg gormand gormandis gourmand ingurgit overeat overgorg overindulg
satieti replet satiat
satin satini cloth fabric textil
satir sarcasm satiris satirist lampoon ironi wit witti wittic
satirist ironist ridicul satir humorist humourist
satisfact gratif content fulfil gloat complac
satisfactori satisfi accept qualiti adequ adequaci
satisfi satiabl satisfactori comfort gratifi fulfil hearti cheer agent
satur impregn chroma suffus pervas
saturdai sabbatum sit weekdai
saturn plumbism sick ill maladi unwel
sauc aioli allemand bearnais bechamel berci bordelais bourguignon colbert condiment demiglac espagnol hollandais
sausag blimp meat chipolata chorizo frankfurt headchees knackwurst knockwurst liverwurst pepperoni salami weeni
saut fry saute cook cookeri
savag brutal vicious cruel savageri viciou barbar roughshod barbarian feral ferin uncivil uncivilis
savannah savanna
save saver salvag deliver protect redeem redempt salv action fund downsiz
saver recover rescuer save person individu salvag succor salvor somebodi succour
savior jesu christ redeem saviour deliver rescuer
savor degust relish savour tast bask enjoi feed eat
savori flavorsom flavoursom savouri zesti appetising appetizing sapid
savvi grok comprehend apprehend grasp understand apprehens discern
sawdust wood
sawhors sawbuck buck
scab scabbi strikebreak blackleg fink
scaffold stage system platform
scale scalei scali grade
scallop crenat crenatur cutlet crenel
scalp scalper cuti tegument
scamper scurri scuttl skitter
scandal scandalis appal disgrac outrag shock shame offend condit ignomini scuttlebutt
scandinavian scandinavia northman nors nordic
scant exigu meager meagr scanti lean poor spare spars insuffici inadequaci sparsiti abstemi
scanti exigu meager meagr scant lean poor panti bare skimpi spare spars insuffici
scapular scapula scapulari feather plumag
scar cicatric cicatrix mar scarifi symptom cheloid keloid pockmark
scarc scarciti hardli bare rare insuffici infrequ pauciti inadequaci rariti
scarciti scarc rare insuffici infrequ pauciti inadequaci rariti
scare frighten scarer daunt affright fright scari
scarf steal garment kerchief fichu patka rebozo tudung
scarifi scar
scath vitup harm damag wound defac deflor
scathingli unsparingli
scatter strew sprinkl dispers dissip garbl
scenario scenarist script playscript
scene vista scenic panorama
sceneri backdrop backcloth
scenic scene
scent fragranc perfum aroma odor odorifer odour odouris
sceptic skeptic agnostic disbeliev doubt doubter unbeliev intellectu pessimist unbelief
schedul program agenda plan
schemat diagram schematis schema convent
scheme strategi calcul conniv design shrewd counterterror
schism schismat
schizophren schizophrenia schizoid
scholar bookman scholarli scholarship assimil student learner philosoph reader historian theolog theologian intellectu
scholarli scholar
scholarship encyclopaed encycloped erudit learned scholar learn prize
scholast school pedant bookworm scholastic
school scholast schoolhous teach gym lyce tech lyceum
schoolboi boi schoolchild
schooldai schooltim
schoolgirl girl
schoolgirlish girlish
schoolhous school build edific conservatoir
schoolmarm schoolmistress mistress schoolteach
schoolmast headmast housemast
schoolmat classmat schoolfellow
schoolmistress schoolmarm mistress schoolteach
schoolroom classroom room homeroom
sciatica sciatic neuralgi neuralgia
scienc scientist linguist psycholog systemat math strateg agrobiolog agrolog agronomi architecton cryptanalysi cryptanalyt
scientist scienc person individu investig research linguist psychologist chemist physicist geologist biologist bibliotist
sclerot scleros sclerosi
scof scoff mockeri jeer deris
scoff scof jeer scoffer gibe barrack flout mockeri
scold chide objurg berat scolder rebuk lambast trounc grouch grumbl nagger remonstr reprimand
scoop max goop outflank contain
scoot scud dash scooter dart flash
scope ambit scopal rang compass orbit extent expans confin internation gamut palett purview
scorch parch sunbak adust bake sear
score dozen gob lash load oodl raft scad slew ton wad heap pile
scoreboard signboard
scoreless goalless pointless hitless
scorn contemptu despis detest hate insult disdain contempt despit contemn scorner spurn
scornfulli contemptu contumeli disdainfulli
scot scotchman scotsman scottish scotch lowland scotchwoman scotswoman glaswegian lallan
scotchman scot scotsman lowland scotchwoman scotswoman glaswegian
scoundrel scoundrelli villain rogu rascal villai bounder cad knave rapscallion varlet blackguard
scour erod scrub scourer abrad mop swab
scourg flagellum bane scourger devast
scout reconnoit reconnoitr scouter sentinel sentri pathfind lookout picket spotter reconnaiss
scraggli underweight scrawni boni skinni bonei scraggi weedi
scrambl clamber scrambler shinni
scrap garbag fleck junk alterc argufi scrapper scrappi fight quarrel rubbish
scrape scratch scraper fragment
scrapheap dumpsit wasteyard
scratch scrape frai scratcher nois
scratchi abras harsh peevish pettish petul raspi techi testi tetchi rasp irrit gravelli
scrawl scrawler cacographi scribbl
scrawni underweight boni scrubbi skinni bonei scraggi weedi scraggli stunt
scream yell squall shriek shout holler hollo screamer cry hilari screech call uproari
screech creak squeak screak skreak shriek screechi scream whine screecher skreigh nois
screechi squeak squeaki squeal screaki screech
screen mask show view screener cover
screenplai script playscript
scribbl scribbler cacographi scrabbl scrawl doodl
scribe scriber copyist penman scriven
scrimmag mele
script playscript handwrit libretto screenplai scenario promptbook
scriptur bibl biblic
scroung scrounger schnorr shnorr forag cadg
scrub scour scrubber chaparr gown clean garment cleans mop swab cleanup
scrupul conscienti meticul meticulos painstak punctili religi scrupl honest honesti
scrutin scrutinis scrutini canvass examin
scrutini scrutin exam scrutinis compar investig comparison inspect checkup necropsi autopsi endoscopi gonioscopi
scud scoot dash dart speed
scuff scuffer
scuffl hassl tussl dogfight shambl shuffl fight
sculptor sculptur sculpt carver artist sculptress
sculptur sculptor sculpt graven carver model sculpturesqu artist statu carv sculptress relievo rilievo
scurri hurri scamper scuttl skitter
scuttl scurri scamper skitter hatchwai
seacoast seashor coast shore sand litor seaboard seasid tideland landfal littor
seafar marin seaman gob oceango seago tar sail jack navig boat sailor boatswain
seagul gull kittiwak larid pewit
seahors walru pinnatip pinnip
seal waterproof sealant sealer protect
seam seamster seami line wrinkl
seaman marin seafar seamanli seamanship gob tar jack sailor boatswain barge bargeman bosun
seaquak earthquak quak seism temblor
sear scorch parch sere shrivel
search inquisitori probe seek searcher
season timeli flavor flavour veteran apropo time period salt preseason whitsun whitsuntid whitweek
seat sit bun buttock derrier keister nate prat tooshi tush ass ars backsid
seawat saltwat brine water
seawe alga wrack aram seagrass
sec second secant unsweet
seced secess splinter
secessionist secession advoc propon expon
seclud seclus sequestr sequest cloister reclus privi withdraw
second sec endors indors secondli support admir protagonist
secondhand us
secondli second
secreci secret privat privaci conceal uncommun covert hidden
secret closelip closemouth gland secretor tightlip secern secreci close clandestin undercov organ hormon
secretari secretariat secretaryship receptionist undersecretari amanuensi stenograph
sect sectarian quaker albigens brethren cathar cathari haredi iskcon karait shaker shia shiah
section sectionalis local partit provinci segment music chapter partial zone septat partisanship lede
sector sectori
secular secularist secularis desacr laic layman layperson worldli doctrin philosophi ism
secularist secular advoc propon expon
secur procur fixiti fast fixed firmli fixtur fasten safeti
sedan car automobil auto motorcar
sedat solem staid solemn drug calmli sed tranquil tranquillis sober
sediment alluvi sedimentari deposit settl dreg lode alluvium evaporit lee
seduct temptingli seduc
sedul assidu industri
see behold eyesight sighted sawyer adag byword proverb seer
seed sown seedi fruit caryopsi conker oilse
seedl phanerogam spermatophyt
seedpod pod fruit loment cowag okra
seek try attempt search quest
seeker quester searcher person individu gadabout somebodi
seem ostens appear appar look
seemingli ostens appar
seep oozi seepag ooz
seepag seep ooz flow
seer illusionist prophesi vaticin visionari prophet see oracl anticip divin fantast forecast soothsay
segment metamer section sectionalis partit cleavag subsect zone straightawai septat
segreg segregationist unintegr sequestr separat bigot
segregationist segreg segregation bigot
seismic seism seismal
seiz prehens prehend clutch seizer confisc grasp impound
seizur ictu raptu
seldom rare
select choos selector option choic action sampl vote properti decis ballot
self ego conscious anima
selfish opportun stingi
sell merchandis market seller sale commerci dump retail commerc peddl vend bootleg resal
semant semanticist linguist deixi semasiolog
semblanc illus gloss like appear disguis verisimilitud guis simulacrum
seminari seminarist
seminarian seminarist student pupil educate
semitr unconsci
senat senatori senatorship legisl legislatur
senatori senat
send sende sender caus transmit transmiss causat transmitt
senil dodder dodderi dotag gaga year geezerhood
senior longev undergradu undergrad
sens perceiv detect sensifi sensor signifi sensat sensori sensuou sentienc sensit cognis
sensat aesthesi esthesi arrest stun sens hotshot maven mavin superstar wiz wizard limen
senseless inan pointless mindless vacuiti reasonless nitwit insens purposeless superflu witless meaningless
sensibl aesthesia esthesia sane reason practic conscious percept sensuous
sensit hypersensit hypersensitis sensitis supersensit supersensitis sensibil sensibilis sensifi allerg sens activ respons
sensor detector sens devic photocel
sensori centripet sens recept
sensual sultrili fleshli carnal sensualist carnalis sensualis sensation sultri concupisc ero
sensuou sensuous sens
sentenc sententi interrog
sentient sentienc anim
sentiment romantic romanticis sentimentalis sentimentis bathet kitschi maudlin mawkish schmaltzi schmalzi sentimentalist drippi
sentimentalist sentiment romanticist person individu somebodi
sentinel sentri scout lookout picket spotter watchman
sentri sentinel scout lookout picket spotter watchman
separ dissoci individu sever discret extractor other severalti singli space centrifug isol detach
sepia mahogani brown
sept sep septemb kinfolk kinsfolk phratri dynasti homefolk gen
septat septal section segment partit sectionalis
septemb sep sept
septic infect sepsi
septum septal
sequenc sequen sequenti success seri apparatu cistron codon gene
sequenti success sequent serial sequenc consecut
sequestr seclud segreg sequest isol
seren ataraxi tranquil placid calm peac unagit heartseas composur equanim ataraxia
serenad divertimento opu
serg cloth fabric textil
sergeant noncom smsgt deskman
seri serial order progress station sequenc chain hierarchi
serial serialis sequenti success seri sequent nonparallel music publish
seriou serious
serious earnestli earnest distress sincer sever seriou badli
sermon preacher preachifi sermonis preach moral moralis discours speech clergyman gospel kerygma evangel
serolog serologist
serpent ophidia ophidian snake colubrid constrictor diapsid elapid viper
serum serou antiserum whei
serv help
servant retain worker manserv lackei factotum scullion senesch flunkei flunki
servic usabl useabl us pair employ mate
serviett napkin naperi
session tutori
set put lai place environ
setback revers happen occurr whammi
settl dreg subsid colon colonis settler adjud sink sediment
settlement coloni colon colonis villag
settler colonist settl migrat homestead migrant nester squatter
setup apparatu gener separ equip aerat telegraph duplic incub purifi instil pendulum titrat
seven heptad septenari fantan vii septet parliament card digit
seventeen xvii
seventi lxx decad decennari decennium
sever dissoci separ secern individu respect badli distinguish differenti sternli auster severalis discerp
severalti discret separ distinct
sew stitch stitcheri sewer sutur handicraft
sewag sewerag
sewer cloaca sewerag sew drainpip
sex pair mate procreat homosexu autoerot autoerotic coition coitu copul foreplai gay heterosexu
sexi am amor erot erotic aphrodisiac carnal concupisc lascivi lubric prurienc ero
sextet hexad sextuplet sise sixer sixsom sextett sestet opu
sexual sexualis gender femal male feminin masculin androgyni bisexu
sforzando chord
shabbi mangi seedi tatti injustic ratti iniqu sleazi unfair ineleg
shack hovel shanti hutch resid hut domicili domicil shelter igloo iglu mudhif
shackl fetter hamper trammel iron chain handlock handcuff manacl
shade sunglass shadowi shadi blend nuanc tint hachur semidark
shadow tail shadowi umbrag shadi pursuit pursual penumbra umbra
shadowi shadow shadi shade umbrag wraithlik wispi dim faint semidark
shaft jibe barb gibe
shaggi bushi shag slovenli unkempt
shake jolt didder shaker judder palpit quiver shaki barrel cask jiggl
shakespear shaksper shakespearean shakespearian
shaki wobbl ricketi wonki palpit quiver trembl shiver shake vibrat
shallow superfici glib sciolism
sham postich assum faker impost impostor pretend pseud feign fictiv dissembl fake fictiti
shambl shuffl abattoir slaughterhous butcheri scuffl
shame disgrac ignomini inglori dishonor opprobri discredit hangdog scandal shamefac guilti unworthi
shamrock clover
shanti hovel shack hutch chantei chanti hut shelter igloo iglu mudhif
shantung cloth fabric textil
shape shapeli mold wrought defin configur conform contour spatial concav topographi convex lobular
shapeless amorph formless
shard sherd fragment piec potsherd
share sharer communion percentag
sharer partak share particip pooler
shark elasmobranch selachian
sharp keen acuiti acuat astut needlelik incis penetr shrewd acut crisp pierc distinct
sharpen grindston
sharpli aggress crispli
shatter smash
shave shaven shaver pare sliver depil epil
shaven shave
shawl sarap serap tallith
sheaf bundl packag bale
shear shorn snip tinsnip scissor
sheath overlay overlai holster fingerstal scabbard
shed desquam peel slough ecdysi molt moult
sheep tup wether bovid
sheeplik sheepish
sheepman sheepherd shepherd stockman
sheepskin diploma lambskin fleec parchment leather
sheer unmingl absolut veer unmix swerv slue downright
sheet cloth fabric textil foolscap
shelf ledg shelfi contain bookshelf mantel chimneypiec mantelpiec mantlepiec overmantel
shell barrag bombard carapac fire ammunit ammo shrapnel
shelter structur tent hut dugout haven shanti shack hovel mantlet asylum mantelet
shelv postpon shelver defer prorogu remit
shenanigan devil rogueri mischief chicaneri wile devilri deviltri roguish mischiev rascal trickeri guil
shepherd sheepherd sheepman clergyman shepherdess
sheriff lawman
sherri amontillado manzanilla
shibboleth motto slogan catchword sai catchphras locut
shield shielder buckler protect
shift reposit shifti unfirm switch transform
shimmi chemis teddi
shin shinbon tibia clamber shinni
shinbon tibia shin
shine polish glisten glitter glint burnish shiner shini sheeni
shini sheen glisten luster sheeni lustrou lustr burnish glossi shine radianc effulg refulg
ship transport shipment shipper truck haul vessel ferri steamship expressag lightship minelay minesweep
shipbuild shipwright construct
shipment cargo lade freight payload consign ship despatch dispatch merchandis reship
shipyard workplac
shirk goldbrick slack shirker soldier fiddl dodg
shirt cloth fabric textil garment camis daishiki dashiki kurta
shirtfront dicki dickei
shirtsleev sleev deshabil dishabil
shit defec laxat dogshit horseshit shite turd crap dickhead diddlei diddli diddlyshit diddlysquat
shiver trembl shudder shaki shiveri chill
shiveri scari shudderi chill shiver
shock aghast appal dismai lurid scandal disgrac scandalis stupor shocker daze
shod sho shodden calc
shoe sandal sneaker chopin cleat clodhopp brogan brogu calceu footgear ghilli mocassin moccasin
shoeful contain
shoelac shoestr lace
shoestr shoelac
shoot pellet gunfir actuat countershot gunshot potshot shellfir propuls bb buckshot grapeshot
shooter taw gunsling hitman triggerman gunman
shop shopper store workshop bui purchas drugstor cleaner commissari haberdasheri bakehous bakeri bakeshop
shopkeep storekeep tradesman merchant merchandis florist hosier newsag newsdeal newsvendor tobacconist
shopper shop custom shopahol
shore coast seacoast lakeshor lakesid seashor
short boxer boxershort trunk underdraw drawer brusqu curt abrupt gruff trouser lederhosen
shortag shortfal deficit dearth famin inadequaci
shortcut crosscut cutoff road
shorten abridg foreshorten telescop abbrevi truncat agent
shortli soon present curtli
shortsight unforesight myopic shortsighted nearsight
shortstop infield
shotgun scattergun firearm
shout yell shouter cheer scream squall holler hollo cry vocifer
shove shover jostl
shovel spade broadbil contain worker
show view demo demonstr shew screen prove evinc present
showcas vitrin
showdown confront
shower showeri lavish
showerhead nozzl
showi flamboy florid splashi flashi gaudi sporti elabor ornat
showpiec curio rariora oddment odditi rariti
showroom saleroom salesroom panopticon
shrapnel shell
shred chop smidg smidgen smidgeon smidgin tittl whit slice iota scintilla shredder tatter
shrewd perspicaci astut perspicac calcul sharp conniv scheme intellig insight wili crafti foxi
shrewdli astut sagaci sapient acut
shrewish nag
shriek scream screech shrill vocifer outcri
shrill stridenc shriek sharp nois interesting
shrilli piercingli
shrine enshrin stupa tope
shrink wither flinch shrinkag shrivel cring quail recoil winc funk squinch lessen miniatur
shrivel sere wither wizen shrunken shrink sear
shroud enshroud cerement mainsheet
shrub shrubbi shrublet bush rise lilac manzanita frangipani yucca honeysuckl pixi abelia amorpha
shrubberi area
shuck stubbl darn husk chaff shit hoot straw worthless ineptitud
shudder shiver frisson shudderi
shuffl shambl shuffler scuffl
shun avoid eschew dodg ostrac ostracis reject
shunt shunter
shut close unopen shutter movement motil
shutdown closedown closur close layoff
shutter shut deadlight
shuttl shuttlecock
shy shyness unsur
shyli bashfulli timidli
si sister silicon te ti stepsist
siames thai
siberia siberian
sicili sicilia sicilian
sicilian sicili
sick ill unwel maladi nauseat sickish nauseou queasi nausea brainsick dement disgust unhing
sicken nauseat sickening loathsom nauseou noisom queasi vile offens disgust
sickish nauseat nauseou queasi sick
sickli sallow ail unwel peak indispos seedi
sickroom room
side sidetrack turnout region railwai bedsid docksid shipsid
sidelong askant asquint squinti askanc obliqu
sidestep evad circumv fudg hedg skirt parri dodg elud
sidewalk pavement paseo walkwai
sidewind rattlesnak rattler
sidewis sidewai
sidl sashai
sieg beleagu besieg blockad encircl
siev sift sifter strainer
sift winnow sifter siev
sigh suspir
sight sighted watch observ bombsight gunsight
sightse sightseer
sign ratifi signer signatur gestur signifi signal languag asl fingerspel
signal signalis bespeak unmistak betoken sign indic commun record symbol input alarum signalman
signatur sign countersignatur
signifi signif descriptor form sens mean sign word initi stem abbrevi acronym etymon
signific substanti implic signif import meaning
signor signior man
signpost guidepost fingerpost
silenc muffler silent mute tube
silent mute taciturnli wordlessli soundless silenc mom photo film movi
silhouett lineat
silic silica silici salt
silicon si polym siloxan semiconductor
silk silki cloth fabric textil garment sarcenet sarsenet
silkworm caterpillar
sill windowsil doorsil doorstep
silli wacki fatuiti fatuous giddi goofi whacki zani airhead featherbrain absurd lighthead dizzi
silo tower
silver ag silvern silveri silverish
silveri silvern silverish silver argent
simil trope
similar like uniform parallel analog similitud alik same analogu homogeni homolog homomorph homomorphi
similarli likewis
similitud alik like compar similar resembl
simmer stew boil cook cookeri
simpl simplic chast unproblemat elementari easi uncompl
simpli mere
simplic simpl chast simmpl qualiti
simplifi simplif
simul faux imit pretend copi feign pretens machin
simultan coincid coincident concurr cooccur time conjunct
sin iniquit ungodli sinner wicked transgress evildo unright
sincer unfeignedli earnest unassuming serious
sinewi unchew fibrou brawni tendin stringi hefti sinew
sing vocal swing song singer cantabil chant croon herb dynasti carol hymnodi karaok
singer vocalist sing vocal vocalis musician ballad soprano instrumentalist contralto minstrel baryton carol
singl individu straightforward bingl badminton
singli individu separ sever
singsong chantlik inton singalong
singular singularis uniqu remark queer peculiar curiou rum rummi funni individu
sinist menac minaci minatori omin threaten forbid bale
sink ruin undon settl subsid submerg founder
sinner evildo sin offend magdalen wrongdoer
sinuou sinuos sinuous sinuat wiggli lissom lith lithesom suppl
sinusoid passagewai
sioux siouan lakota teton dhegiha hidatsa iowai ofo oto sante tutelo winnebago biloxi
sip sipper
sipper sip drinker
sir man
sire beget forefath
sister si sisterli sisterhood stepsist
sit sabbatum saturdai pose seat seanc weekdai
site tract cemeteri graveyard encamp premis fairwai tee campground campsit dumpsit necropoli wasteyard
situat locat place posit crowd environ exclus equilibrium childless disequilibrium intestaci ballgam fishbowl
six vi hexad sextuplet sise sixer
sixteen xvi
sixti threescor lx decad decennari decennium
sizabl sizeabl goodli goodish
size small big magnitud circumfer
skeet trapshoot
skelet skeleton
skeptic sceptic incredul disbelief disbeliev doubter doubt unbeliev agnostic uncertainti intellectu pessimist dubieti
sketch vignett sketchi sketcher
skid skidder
skiff sampan
skill skil acquir profici adept practic attain expert soldier quick coordin masteri marksmanship
skillfulli skilfulli
skim graze remov remot
skin cuti tegument skinni agnail dewlap hangnail
skinni underweight scrawni boni bonei scraggi weedi scraggli cheesepar tightfit skin thin lean
skip hop
skirmish encount fight fighter battler scrapper contretemp
skirt encircl sidestep evad circumv fudg
skit act perform playact
skulk maling lurk skulker dodg
skull bone
skullcap calvaria helmetflow beani yarmelk yarmulk yarmulka
skunk git lowlif rotter puke stinkpot bum sen sess shutout stinker crumb locowe
skylark cavort rollick disport frolic gambol romp frisk lark
skylight fanlight window
skyscrap build edific
slab block tile tablet
slack goldbrick shirk remiss lax soldier inanit laxiti lassitud lethargi dodg trouser
slacken loosen relax weaken
slam slammer bang
slant aslop slope aslant bias diagon colour
slantingli slopingli
slantwis slantwai
slap slapper
slapstick comedi
slash slasher flog lash gash trounc whip
slat spline lath louver
slaughter sanguin butcherli sanguinari gori massacr butcher drub thrash trounc
slave striver person individu bondsman somebodi
slaver slabber slobber slavehold drivel drool dribbl
slaveri thraldom thralldom thrall bondag slavehold subject subjug serfdom serfhood servitud vassalag
slavic slavon slav ukrainian lusatian belarusian
sleep slumber sleepi sleeper kip dormanc quiescenc
sleeper slumber sleep crossti
sleepi drowsi sleepyhead somnol sleep oscit
sleepwalk noctambul noctambulist somnambul somnambulist slumber
sleev shirtsleev
slender slenderis svelt slim slight tenuiti thin
slice chop shred
slick plaster glib skulduggeri skullduggeri slipperi trickeri crafti foxi guil knavish satini silken
slicker oilskin cheater deceiv beguil mac mack macintosh mackintosh
slide slither slue slew slider slip
slight deprec deprecatori depreci depreciatori belittl trivial puni slim rebuff petti slender svelt
slightli somewhat
slim svelt slender slight narrow
slime slimi goo gook guck gunk goop ooz
sling slinger catapult slingback slingshot
slingshot catapult sling toi playth
slip slither gaff solec slue slide
slipper booti boote footgear footwear
slipperi slippi shifti tricki rascal slick smooth
slit pussi cunt puss twat
sliveri splinteri sliver
slob sloven litter litterbug vulgarian slut trollop
sloe blackthorn
slogan motto catchword shibboleth sai propagandist persuas catchphras locut suasion mantra watchword
sloop raceabout knockabout
slop besot blotto crock fuddl slosh smash soak sous sozzl squiffi pigswil pigwash
slope aslop slant aslant inclin diagon hillsid mountainsid canyonsid decliv accliv downslop versant
sloppi unkempt sentiment slovenli careless drippi mawkish mushi soupi baggi boggi marshi miri
slovenli frowsi frowzi sloven unkempt sloppi shaggi untidi
slow deceler maladroit retard unhurried inept ineptitud clumsi deliber awkward backward subnorm slowli
slowli tardili slow
sludg goo gook guck gunk goop
slug slugger bullet slog swig
slugger batsman hitter slug batter ballplay bunter whiffer
sluggish lethargi lassitud phlegm torpid sulki languor hebetud
sluic sluicewai penstock
slum slummi shantytown
slumber slumberi somnol sleep sleeper slumbrou kip sleepwalk dreamer noctambulist rester snorer somnambulist
slump falloff slouch
slur blot thick
sly crafti foxi guil knavish slyness tricksi wili dodgi tricki cun slick
smack smacker thwack scag skag blow spank
small littl minut size tini petit diminut dwarfish runti stunted weeness
smaller littler
smallpox variola alastrim pseudosmallpox pseudovariola pox
smart alacr brisk chic modish stylish overbold sassi voguish chichi swank sauci clever
smash besot blotto crock fuddl slop slosh soak sous sozzl squiffi cork nifti
smell smelter redol smelli odour aroma odor capelan capelin caplin
smile beamish twinkli grin smiler
smirk smirker simper
smite afflict
smitten strike enamor infatu
smoke smoki fume breath aerosol puf
smolder smoulder
smolderingli smoulderingli
smooth smoothen smoother eloqu suav suaviti textur slipperi powderi glossi silki burnish
smoothli swimmingli
smother stifler suffoc stifl strangl suppress muffl surround asphyxi person individu somebodi
smug complac
smuggl smuggler contraband bootleg import gunrun
smuggler contrabandist smuggl runner crimin crook outlaw felon gunrunn malefactor rumrunn
snack collat snacker nosh meal refresh repast
snail escargot gastropod univalv
snake ophidian snaki serpent colubrid constrictor diapsid elapid viper
snap snarl
snapdragon flower
snappi snappish dapper natti spiffi brisk jaunti nip nippi raffish rakish spank zippi
snapshot photo
snare snarer ensnar entrap
snarl snarli knotti snap
snatch snatcher
sneak pussyfoot unavow creep filch pilfer prowler purloin snarf stealthi stooli stoolpigeon furtiv
sneaker stooli stoolpigeon snitcher fink snitch shoe
sneer snide sneerer supercili
snicker snigger
sniff sniffer whiff sniffl
snigger snicker
snip snippet tinsnip lop clip prune piec shear
sniper snipe marksman sharpshoot
snivel bellyach complain grumbler moaner sniffler whiner crybabi squawker blub blubber sniffl whine
snobbish cliquish snobberi snobbi snobbism clubbi clannish exclus arrog haughti lordli hauteur
snoop snooper sleuth spy stag snoopi
snore stertor snorer breath
snort huf puf snorter razz snorti exhal
snout neb schnoz schnozzl snoot honker hooter rostrum nose
snow snowfal snowi
snowfal snow whiteout
snub ignor disregard rebuff
snuffbox box
snuffer scissor
snug cosi cozi cubbi snuggeri cubbyhol comfort
snuggl caress cuddl fondl hug kiss nestl pet smooch neck nuzzl foreplai snog
soak besot blotto crock fuddl slop slosh smash sous sozzl squiffi piss pixil
soap saponifi soapi cleaner cleanser
soapsud sud lather foam froth
soar glide sailplan tower emin lofti
sob breathless dickhead motherfuck bastard asshol cocksuck whoreson cry tear weep
sober grave solemn sobrieti graviti somber sombr sedat stodgi
soberli staidli grave
sobrieti sober grave graviti somber sombr temper
sociabl gregari mixer social companion camaraderi convivi ambivers chummi comradeli comraderi comradeship extravers
social socialis socialist societ encultur accultur person individu ideolog sociabl somebodi fabian
socialist social commi menshevik pol politico collectivist leftist
societ societi social
societi societ guild cultur civil
sociolog sociologist criminolog demographi psepholog sociometri
sociologist sociolog demograph demographist psephologist
sock whap bonk whop bop bash windsock anklet bobbysock hosieri tabi
sod arrant greensward sward stare unadulter turf utter everlast thoroughgo stark pure consumm
sodden soppi
soddi hous
sodium na metal
sofa couch loung divan dayb loveseat
soft balmi blurri effemin effeminaci fuzzi indistinct sissi unmanli womanish compress limp fluffi
soften salv demulc emolli muffl mute relent chemic plastic plasticis
softli quietli
soil dirti soilur unclean grung grime dirt filth spot
sojourn resid occupi occup
solac consol sooth comfort
solar solaris insol exposur
solder bond worker fasten
soldier soldierli soldiership goldbrick shirk slack skill acquir pistol redcoat trooper orderli infantryman
soldieri troop personnel cavalri
sole exclus alon resol entir insol undersid innersol outsol undersurfac
solemn solemnis solem sedat staid sober grave earnest celebr ritual
solicit solicitud solicitor ingath beg allur importun entreati
solicitud solicit
solid substanti solidifi imperm
solidar common
solitari alon lonesom loneli nongregari nonsoci lone solitudinarian unfrequ reclus friendless
solitud purdah
solo soloist
soloist solo musician instrumentalist recitalist
solubl dissolubl solvabl
solut inject eluat collodion electrolyt formalin formol mouthwash
solv solver solvent resolv resolut lick find determin
solvent dissolv resolv solvenc solvat solv remov aceton alcahest alkahest chlorobenzen hexan hydroxybenzen
somat corpor bodili
somber sombr grave gloom drab sober gloomi graviti sobrieti semidark stodgi
somehow somewai
someplac somewher
somersault summersault summerset somerset flip
sometim onetim quondam
somewhat slightli passabl reason fairli moder pretti
somewher someplac
somnol drowsi drowsili sleepi slumberi slumber slumbrou oscit
son boi jnr jr
sonar asdic
song canor lyric sing songster vocal music ballad dirg opu ditti lullabi aria
songwrit songster compos
sonnet poet poem
sonni laddi cub lad boi
sonogram echogram ikon icon
sonor plangenc reverber rotundli vibranc ring reson timbr
soon present shortli
sooner earlier oklahoman prefer
sooth assuas consol solac comfort truth
soothsay forecast prognost predictor seer astrolog astrologist fortunetel illusionist visionari
sooti smutti pitchi soot dirti unclean
sophist edif casuist sophism sophistri mundan worldli philosoph grownup enlighten disillusion disenchant cosmopolit
sophomor soph lowerclassman underclassman
soprano vocal singer vocalist coloratura mezzo vocalis
sorb sorbent sorption occlud
sordid base contempt despic squalid squalor seami sleazi seedi unclean
sore raw afflict tender discomfort huffi hurt chafe
soror sisterli sisterlik guild
sorption sorb absorpt adsorpt
sorrel oxali rosel rozel
sorri paltri lament regret deplor dismal drear meritless piti disconsol worthless ineptitud
sorrow griev griever lament mourner bereav bereft mourn ruth rueful sad regret unhappi
sort kind group form categor categoris type genu ilk genr triag
soul psych somebodi person individu mortal feel
sound look wise firm advis airworthi seaworthi
soundtrack dub
soup bisqu borsch borscht borsh borshch borsht bortsch chowder consomm gazpacho minestron mulligatawni
sour acid moros sullen acidul sulki tart acetifi acidifi rancid glower spoil spoilag
sourc origin rootag germ proven headspr headwat proveni trailhead
sous besot blotto crock drench fuddl slop slosh smash soak sozzl squiffi piss
soutan cassock
south dixieland alabama
southbound southward
southeast southeasterli se southeastward southeastern wind
southeastern southeasterli southeast
southern sai locut
southpaw lefthand lefti pitcher hurler
southward southerli southbound
southwest southwesterli sw southwestward wind
souvenir keepsak memento relic token object
sovereign monarch autonom suprem king ruler carlovingian rex shah swayer tsar tzar
soviet bolshev collectiv sovietis commun revision
sow sower
space spacial spatial separ distanc
spaciou spacious roomi
spacious commodi roomili spaciou capaci roomi big airi
spade shovel contain
spain espana logrono
span travers
spaniel clumber cocker
spanish castilian ladino
spare frugal stint spars sparsiti sparer lean scotch thin econom supererogatori gaunt meager
spark actuat activ arc trigger sparkl
sparkl sparkli corusc sparkler spark effervesc glister twinkl verv
sparrow dunnock passerin
spars sparsiti spare thin lean meager scant scanti exigu meagr
spasm cramp symptom twitch blepharospasm graphospasm myoclonu opisthotono tenesmu trismu vellic wrick
spasmod convuls jerkili spastic fit
spatial spacial space shape properti dimension symmetri obliqu asymmetri dissymmetri symmetric
spatter dabbl splatter sputter splash splutter bespatt plash splosh nois
speak speaker speechmak talk rundl verbal verbalis ring speech utter vocal
speakeasi saloon ginmil barroom taproom
speaker talker verbal verbalis speak utter loudspeak speakership question mention whisper mutter inquir
spear lanc fishgig
spearhead spearpoint
speci coinag mintag coin currenc taxon
special specialis specialist particular especi particularli particularis distinct specialti peculiar metier fort peculiarli
specialist special specialis design attach expert decor arborist criminologist crystallograph dietician dietitian educationalist
specialti metier fort special distinct peculiar asset
specif spec specifi stipul special particular descript
specifi stipul specif particular particularis delimit defin intellectu
specimen exampl
speck fleck speckl stippl dot mote soupcon mite particl corpuscl pinpoint ting jot
speckl fleck speck stippl dot bespeckl dappl macul patch parhelion sundog sunspot
spectacl bespectacl eyeglass glass monocl spec spectacular bifoc goggl lorgnett sunglass
spectacular strike dramat spectacl
spectacularli stunningli
spectat viewer watcher looker wit observ perceiv behold onlook moviego theatrego bystand cheerer
specter wraith ghost spectr spook apparit fantasm phantasm phantasma phantom
spectral spectrum apparit ghostli ghostlik phantasm
spectromet spectrometr spectroscop
spectrophotomet photomet
spectroscopi spectrometri spectroscop
spectrum spectral arrai
specul hypothes hypothesis theoris surmis theoriz hypothec conjectur wonder plunger ponder supposit medit
specular mirrorlik
speech speechifi speak preach sermon allocut oratori speechmak
speed veloc speedi swift hurri hie acceler quicken rush fast airspe scud hyperveloc
speedi celer rapid speed quick immedi instanc prompt fleet instantan expediti promptitud
speedili rapidli quickli apac
spell tranc speller enchant orthographi wheat misspel
spellbind mesmer hypnot transfix magnetis mesmeris fascin bewitch magnet orat rhetorician speechifi speechmak
spellbound fascin hypnot hypnotis mesmer mesmeris transfix
spend outlai fag fatigu exhaust disburs expenditur outgo spender expend payment defray
sphere spheric domain arena
spheric globos globular rotund orbicular sphere global
spic speckless spotless immacul spick spik
spice spiceri spici stact
spider spideri wander arachnid theridiid
spideri arachnidian spiderli spiderlik spider arachnoid
spill spillag spiller disgorg slop spillwai wasteweir
spin spinner gyrat reel handicraft
spine rachi spinal acantha spikelet backbon notochord
spineless gutless thornless invertebr meek subdued
spinnabl spinnbar qualiti spinnbarkeit
spiral coil helic volut whorl turbin gyrat
spire steepl tower pinnacl
spirit otherworldli spiritis spiritu booz spirited liquor flavor peppi flavour bounci enliven mettlesom
spiritu spirit spiritualis otherworldli spiritualti religi spiritualist transfigur unearthli belong tempor
spit ptyalis ptyaliz expector spitter spue spew eject
spite despit malici bitchi catti vindict malic venom nasti malign malevol
splash dabbl spatter splatter splosh
splatter dabbl spatter sputter splash splutter splat plash nois
spleen splenic lien splenet irasc
splendid resplend splendifer gloriou excel fantabul magnific
splendidli excel magnific famous gorgeous resplend
splendor brillianc grandeur splendour luster grand magnific lustr bright
splenomegali hypertrophi
splice splicer
splinter chip matchwood splinteri seced sliver break wood breakag
splinteri splinter sliveri
split rend rip dissev divid cleav disunit fragment
splutter sputter spatter splatter nois
spoil bodg bollix bollock spoilt flub spoilag bobbl botch mishandl bumbl bungl spoliat
spokesman spokesperson
spong parazoan poriferan spongi
spongi squishi compress squeezabl spongelik squashi spong poros porous
sponsor patron patronis sponsorship
sponsorship sponsor
spontan natur
spoon smooch contain soupspoon
sporad period
spore pollen aeciospor agamet ascospor basidiospor carpospor chlamydospor conidiospor conidium endospor macrospor megaspor
sport sportsmanlik athlet sporti race row recreat gymnast cycl equit aquat archeri funambul
sportsman sportsmanship sportswoman athlet jock
sportswoman sportsman athlet jock
spot espial spotti descri espi macul patch spy detect stain floater catch place
spotless immacul speckless spic spick clean
spotlight highlight limelight foreground
spous spousal partner mate wife husband honeymoon bigamist helpmat helpmeet hubbi monogamist monogynist
spout jet spurt squirt jabber gush rant spirt spouter rave
sprai atom atomis nebul nebulis sprayer dispers
sprain wrick rick
sprawl sprawler straggl straggli rambl postur
spread dissemin spreader air overspread distribut dispers strew decentralis
spree intemper
sprightli liveli brisk ebulli alacr brio esprit irrepress pep peppi spirited invigor vivif
spring springtim leap jump
springtim spring
sprinkl jimmi dispers sprinkler scatter besprinkl
sprint sprinter
sprinter sprint
sprout bourgeon germin spud pullul grow growth matur ontogenesi ontogeni
sprue psilosi disord
spume spumi foam froth
spur goad prod urg acantha encourag
spurn jilt reject spurner disdain scorn
sputnik orbit satellit
sputter spatter splatter splutter clamber nois
spy espial descri espi snoop spot sleuth detect catch stag espionag counterspi
squabbl bicker pettifoggeri tiff brabbl pettifog niggl quibbl spat dustup
squad team jv
squall squalli waul wawl scream yell shout holler hollo cry
squar forthrightli foursquar forthright straightforwardli rectangular rectangl oblong
squash mash squeez crush squelch
squat stubbi hunker squatti stumpi crouch scrunch dumpi
squawk skreigh screak skreak squawker squawki gripe bellyach
squeak screechi squeaki squeal creak screaki screech screak skreak squeaker whine
squeaki screechi squeak squeal screaki
squeal screechi squeak squeaki screaki oink squealer confess
squeez squeezer squash mash crush compress
squelch quell quench squelcher squash takedown mash
squint squinch squinter askant asquint strabismu
squir attend
squirm squirmer writh wriggl twist wrestl worm
squirrel baranduki baronduki barunduki burunduki chipmunk gnawer hacke rodent spermophil
squirt jet spout spurt squirter spirt eject
stab lancin stabber pierc wound knifelik pang twing poke
stabil stabilis stabl immov unmov normal equilibr normalis gyrostabil gyrostabilis outrigg
stabl stabil stall steadi
staccato disconnect
stack dozen gob lash load oodl raft scad score slew ton wad stacker
stadium arena bowl structur ballpark bullr coliseum hippodrom skybox
staff personnel
stage scaffold phase stager stagei stagi arrang degre
stager oldtim stage warhors supervisor
stagger totter stupefi reeler careen astound lurch flounder keel reel astonish swag pedestrian
staggeringli enorm huge tremend
stagi stagei theatric stage artifici
stagnant stagnanc stagnat moribund
stagnat doldrum stagnanc laze stagnant inact
stai corset girdl remain bide abid
stain stainer macul spot varnish discolor discolour dye
stair step ladder staircas stairwai corbiestep
staircas stairwai step stair companionwai ghat backstair
stairwai staircas step stair companionwai ghat backstair
stake wager jeopard bet ant jackpot
stale trite dusti moldi musti
stalin authoritarian caesar dictatorship monocraci shogun stalinis tyranni stalinist totalitarian absolut despot autarchi
stalk peduncul stalker haunt deerstalk
stall stabl kiosk dillyd procrastin booth stonewal
stamin anther
stammer stutter bumbl falter utter speaker verbal talker verbalis
stamp stomp stamper
stanc stand erect postur
stand stander stanc stande statu prestig prestigi
standard standardis calibr normal normalis touchston criterion interchang exchang tune styliz changer stylis
standbi understudi
standpoint viewpoint cityscap
standstil deadlock impass stalem
stapl stapler commod
star asterisk stellar prima lead starri hotshot maven mavin superstar wiz wizard virtuoso
stare starer gaze agaz arrant sod unadulter utter everlast thoroughgo stark
stark utter absolut bare arrant sod desol auster stare unadulter
starlet actress
start begin commenc starter
starter appet appetis newbi newcom dispatch start
startl galvan galvanis
startup inaugur
starv starvat famish raven esuri
starvat famish starv hunger
state baroni impos stateli provinc declar nobl sai statement courtli statuesqu tell nation
statement state argument announc remark declar comment explan descript plead forecast proposit restat
statesman solon statesmanli statesmanship politician pol politico stateswoman
statesmanlik statesmanli
statesmanship statecraft statesman diplomaci wise
static motionless atmospher electrostat unchang mechan subshrub suffrutex
station seri instal facil merchant merchandis substat depot firehous
stationeri letterhead
statist statistician datum biometr biometri biostatist demograph
statistician statist actuari mathematician
statu statuett statuari posit condit stand foot term retir equival sculptur ordin illegitimaci
statuari statu collect aggreg
statuett figurin statu
statur esteem
statut codifi fisa
staunch steadfast unswerv stanch loyalti trueness
stead lieu role behalf
steadfastli unwaveringli firmli
steadi becalm resolut stabl
steak beefsteak
steakhous chophous restaur eateri
steal larceni theft thieveri stealer thiev stealth rustl robberi embezzl scarf biopiraci feloni
stealth stealthi steal hide conceal
stealthi furtiv sneaki stealth surreptiti sneak secret
steam irrit mif nettl peev rile steami sting annoi piss roil steamer pipe
steamboat boat showboat
steamship steamer ship
steel steeli sword
steep precipit abrupt engross engulf immers exorbit extortion steeper usuri
steepl spire tower pinnacl
steer steerag steerer maneuv manoeuv guid channel channelis guidanc manoeuvr
stellar star prima lead astral
stem caulesc caulin signifi
stenographi stenograph tachygraphi shorthand handwrit
stentorian boom stentor
step stair ladder staircas stairwai countermeasur
stepchild child stepdaught stepson
stepmoth steppar
stepp champaign
stepwis piecem
stereo stereophoni stereophon reproduc ipod quadraphoni walkman
stereophon stereophoni stereo
stereotyp unimagin represent
steril sterilis antisepsi asepsi autoclav infertil asept unfertil uninvent unimagin desex uninspir desexu
sterl greatest superl
stern strict unappeas relentless inexor unforgiv auster grim exact unrel rigor
sternal sternum
sternli sever
sternum breastbon sternal bone
steroid ketosteroid sterol
stethoscop fetoscop foetoscop
stetson fedora homburg trilbi hat chapeau
stew boil poach simmer swither grizzl
steward stewardship custodian keeper
stick project protrud jut reliev joystick
sticki gluei glutin mucilagin viscid gummi viscou pasti muggi viscos adhes viscous
stiff starchi graceless inclem rigor rigour inelast
stiffen rigidif rigidifi process procedur
stiffli rigidli
stifl strangl smother quell stifler suppress muffl sultri sulfur sulphur dampen repress crush
still windless hush motionless
stilt hokei pile artifici contriv spile longleg stiltbird
stimul stimulu stir arous excit exhilar energ energis induc caus foreplai reinforc elicit
stimulu stimul input info reinforc elicit turnoff
sting irrit mif nettl peev rile annoi piss roil steam bunko flimflam hurt
stink crappi shitti rotten lousi icki stinki fetid foetid smelli stinker fetor foetor
stipul stipulatori specifi specif proviso
stir move stimul budg stirrer touch arous rous
stirrup stape
stitch sew stitcher stitcheri sutur handicraft
stock stockist boothos hosieri nylon rayon
stockad fortif
stockbrok broker
stockhold sharehold shareown properti belong investor
stoic stoical
stoical stoicism stoic
stoicism stoical stolid
stoke stoker
stolid stoicism impass emotionless unemotion phlegm indiffer
stomach gastric tum tummi breadbasket abdomen belli garment rumen abomasum craw omasum psalterium
stomp stomper stamp
stone lapid rock stoni pebbl bowlder achondrit chondrit outcrop whinston xenolith
stool crapper defec faec fece ordur campstool footrest footstool taboret tabouret tuffet
stoop hunch stooper crouch crook
stop boodl newmarket ceas quit discontinu kibosh stoppag halt michigan fillet card holdfast
storag store storehous entrepot hold retent
store shop storag drugstor cleaner commissari haberdasheri bakehous bakeri bakeshop barbershop bodega bookshop
storefront shopfront
storehous entrepot depot storag warehous repositori granari railhead depositari depositori
storekeep shopkeep tradesman merchant merchandis florist hosier newsag newsdeal newsvendor tobacconist
storeroom stowag room pantri stockroom strongroom
stori histori narr tale celebr storei narrat fairytal folktal tearjerk
storm stormi tempest northeast blizzard hailstorm noreast rainstorm snowstorm thunderstorm windstorm
stormi storm tempestu choppi inclement
storytel narrat teller fabric fibber speaker verbal anecdotist fabulist griot raconteur talker verbalis
stout adiposi corpul stalwart portli sturdi overweight hardi strength
stove cookstov
stow stowag
strafe strafer
straggl straggler straggli rambl sidetrack sprawl digress
straggler strayer straggl laggard dawdler lagger
strai roam rove strayer wander isol divag
straight heterosexu directli direct
straightawai forthwith immedi instantli directli segment
straighten unbend devic
straightforward downright singl
strain labor labour overrefin strenuou arduou twist constrain tune melodi strive exert
straitlac priggish prudish straightlac prissi puritan prim victorian
strand maroon fibril
strang funnili unfamiliar queerli foreign oddli curious unusu eccentr queer weird bizarr ghostli
stranger outsid intrud trespass interlop
strangl stifl throttl smother strangul choke suppress strangler muffl suffoc asphyxi
strangul strangl throttl choke suffoc asphyxi
strap beefi buirdli burli huski flog crupper cheekpiec latchet noseband
stratagem ploi gambit
strateg strategi scienc
strategi strateg strategist scheme counterterror
strategist strategian strategi devis contriv planner
stratif stratifi
stratifi grade rank stratum stratif bed
stratum stratifi pari epidermi corium corneum derma dermi superstr superstratum
stravinski stravinskian stravinskyan
straw stubbl husk shuck
strawberri berri
streak streaki streaker
stream streamlet watercours cyclosi river creek brook rivulet headstream runnel
streamlin train
street thoroughfar alleywai boulevard mew allei
streetcar trollei tramcar tram horsecar
streetlight lamp
strength forc endur mighti stout huski lusti robust invinc hardi hearti hefti brawn
strengthen fortifi reinforc devic transform brace
strenuou strenuos strenuous strain arduou
strenuous arduous strenuou effort
stress emphas accentu try emphasis accent distress punctuat prosodi
stretch expans enlarg
strew scatter spread
striation stria striat band
strict stern stringenc rigor nonindulg painstaking
strictli pure stringent
stride tread footstep
strife discord
strike smitten spectacular afflict striking dramat impress
string drawstr
stringi wiri unchew sinewi fibrou threadi ropei ropi
strip bare denud husk uncov airstrip divest depriv discas disrob uncas remov remot
stripe stripi chevron band badg hatband
strive nisu pain endeavor endeavour strain attempt effort jehad jihad
stroke apoplexi cva caress
stroll perambul stroller saunter ambl promenad
structur wai build hous shelter porch lodg monument obstruct edific stadium masonri fountain
struggl struggler clamber conflict
strum thrum
strut tittup pranc swagger sashai
strychnin alkaloid phytotoxin
stub counterfoil
stubborn bullheaded mulish pigheaded unregener obstin obstinaci intract intransig impenit
stubbornli cussedli mulishli obdur obstin
stud constel dot scantl studhors
student educate studentship pupil bookman scholar studi underachiev overachiev collegian enrolle seminarian catechumen
studi perus analyz analys examin survei student read resurvei
studio ateli workplac
studiou studious bookish
studious studiou industri bookish
stuf dress forcemeat
stuff materi hooei poppycock
stuffi airless unair stodgi close
stumbl stumbler bumbl falter
stump stumper campaign candidaci candidatur election
stun amaz astoni astonish astound arrest sensat stupefi kayo bedaz daze sandbag stunner
stunt aerobat stunted scrubbi acrobat scrawni feat
stupefi stagger dumbfound dumbstricken dumbstruck dumfound flabbergast thunderstruck besot flummox nonplu daze puzzl
stupend coloss prodigi
stupid betis dolt imbecil pillock stupe dullard folli daze stupefi backward dumb dens
stupidli doltishli
stupor groggi logi semiconsci daze foggi stupefact shock
sturdi hardi stalwart stout healthi
stutter stammer bumbl falter utter speaker verbal talker verbalis
style styliz mode manner fashion wai stylist lifestyl
stylemark hallmark trademark earmark
stylist hairdress hairstylist styler style artist
styliz convention conventionalis stylis style normal standard normalis standardis
suav suaviti debonnair debonair bland polit smooth gracious
sub substitut hoagi pigboat zep submarin grinder
subcommitte commiss committe
subcontin landmass
subcontract subcontractor
subdivis subdivid branch subsect
subdu hush subduer mute quash subjug subdued conquer repress suppress
subgroup group
subject conquer subjug conquest topic theme bailiwick slaveri repress perspicac thraldom thralldom
subjectivist subjectiv intellectu
subjug subduabl quash repress subject subdu conquer oppress conquest slaveri conqueror vanquish thraldom
sublim suprem empyr empyrean purifi distil transform nobl grandeur nobil magnanim
submarin pigboat sub bluejacket
submerg subaqu submers underwat subaquat immers drown inund sink
submiss deferenti submit complianc slavish passiv obsequi servil
submit submiss submitt posit
subordin subsidiar underl hyponymi subsidiari hyponym inferior subservi handmaid handmaiden
subpart part portion
subscrib ratifi contributor endors indors reader
subscript graphem
subsect subdivis segment
subsequ afterward later posterior sequel late outcom
subservi obsequi servil subserv implement slavish subordin subsidiar sycoph
subsid settl subsidis subsidi remiss lessen remitt grant present monei award sink donor
subsidi subsid subsidis subvent
subsist survivor surviv live exist livelihood
subsoil undersoil dirt
subspeci race taxon
substanc essenc gist part activ materi portion fluid atom mixtur substrat protoplasm phlogiston
substant substantiv
substanti confirm confirmatori corrobor corroboratori valid validatori verifi verificatori consider affirm verif solid
substat station
substitut replac sub commut permut transposit exchang variat interchang fungibl succedaneum
substrat substanc
subtend delimit
subterfug decept misrepresent
subtitl caption
subtl elus
subtleti nuanc nice niceti refin mean signif
subtract deduct minu figur estim
suburb suburbia faubourg
suburban suburbanis suburbia
suburbanit resid occupi occup
subvert revolutionist subvers overthrow deprav undermin demoralis countermin debas demor misdirect vitiat revolutionari
subwai metro underpass railroad railwai
succe succeed success successor
succeed achiev succe winner person individu highflier highflyer somebodi
success sequenti sequent serial succe prosper sequenc consecut happen victori occurr lucki pelt
successor succe compeer
succinctli compactli
succor succour ministr relief assist recover saver rescuer
suck suction uptak intak consumpt ingest
sucker chump patsi fool mug lollipop
suction suctori suck pressur
sud soapsud lather foam froth
sudden precipit abrupt hast hasti hurried
suddenli abruptli
sue litig suer suit
suffer bearabl endur support toler woe excruci agoni martyr distress patient hurt depress
suffic suffici
suffici suffic adequaci wealthi
suffix postfix end affix
suffoc smother asphyxi kill throttl strangl strangul
suffrag suffragett suffragist belief enfranchis
suffus pervas permeat perfus diffus carbon satur ammonif
sugar sweeten saccharifi carbohydr clam dinero gelt moolah pelf saccharid shekel simoleon sugarloaf
suggest implic propos indicatori signif hint revelatori advis proposit indic proffer think idea
suicid kill harakiri harikari seppuku sutte
suit suitabl room entourag retinu causa lawsuit sue corteg accommod fit befit beseem
suitabl appropri befittingli duli fitli fittingli suit qualiti fit fitting
suitcas bag grip luggag baggag gripsack carpetbag
suitor wooer suer ador
sulfur sulfuret sulphur sulphuret acerb acrid stifl sultri vitriol blister caustic acid virul
sulki huffish moros sulk sullen sour gloom sluggish gloomi
sullen glower moros saturnin dour glum moodi sour sulki lower
sullenli dourli glumli
sulphur sulfur acerb acrid stifl sultri vitriol blister caustic acid virul bitter
sultan ruler swayer
sultri stifl sulfur sulphur sensual
sum amount summat receipt revenu asset peanut
summar summaris summari
summari summar summaris compendi succinct statement abridg summat rundown conspectu overview synopsi cv
summat summ rundown tot sum talli summari
summer summeris summeri summertim
summon evoc bid conjur conjuri
sumptuou opul sumptuos delux princ sumptuous lush gild luxuri
sun sunlight sunshin
sunbak parch scorch adust bake
sunburnt sunburn
sundai dominicu
sundial timepiec horolog timekeep
sundown sunset clochard drifter
sundri miscellan mix assort motlei
sunken recess
sunlight sunshin sun sunburst
sunni cheeri sunnit gai cheer sunshin cloudless
sunrai sunbeam rai
sunshad awn sunblind parasol
sunshin sunlight cheer sun sunni temper
sunstruck sunlit
suntan bronz tan sunburn hyperpigment
super conquer top topnotch exceedingli tiptop extrem
superb brilliant
superbl marvel terrif toppingli wonderfulli wondrous wondrou
supercili disdain sneeringli snide condescens haughti imperi sniffi swagger pride sneer lordli overbear
superfici shallow cursori perfunctori appear glib sciolism
superhighwai expresswai freewai motorwai throughwai thruwai pike highwai autobahn autostrada
superimpos layer overli superpos
superintend overse supervis overs oversight manag supervisor invigil
superior choic calibr calib
superl greatest sterl acm congratul extol kudo
supermarket groceri hypermarket
supernatur preternatur supernaturalist occult belief magic unnatur exorc thaumaturgi
supersed supersedur supersess supplant replac
superson ultrason
superstit superstiti belief
superstiti superstit
supervis superintend overse supervisori supervisor oversight manag invigil
supervisor supervis boss superintend oyabun overs foreman stager honcho taskmast proctor
supin resupin muscl rotat musculu
supper sup meal repast seder
suppl lissom lith lithesom pliabil plianci pliant sinuou grace
supplant supersed usurp replac displac offend wrongdoer
supplement supplementari subjoin subjunct auxiliari subsidiari addendum appurten accessori
supplementari supplement auxiliari subsidiari
suppli supplier furnish provid render provis activ issu fuel refuel irrig logist issuanc
supplic supplicatori suppliant request petition invoc prayer plea postul beadsman bedesman orison rogat
supplier suppli provid distribut recruit distributor cater provision purveyor businessperson stockist sutler
support bearabl endur suffer protagonist encourag admir jockstrap suspensor assist endors booster garter
suppos presum surmis guess assumpt hypothes hypothesis theoris opin supposit reckon theoriz think
supposedli purportedli
suppress conquer stifl strangl quell smother subdu suppressor oppress inhibit curtail drug
suprem sublim sovereign
supremaci supremacist masteri domin ascend
sure certainli assur confid certainti
sureti guarantor hostag warrant warrantor
surf surfboard surfrid breaker surfer aquat
surfac surfici artifact egress artefact gameboard plasterwork spandrel spandril
surfact wetter deterg emulsifi
surfeit cloi overabund oversuppli replet
surg billow billowi upsurg scend spate
surgeon sawbon doctor physician amput neurosurgeon doc medico
surli pettish snappish bilious peevish temper irrit ugli querul
surmis presum suppos specul supposit conjectur suspect hypothesi divin
surmount overcom subduer climbabl outmatch outperform outdo outstrip outgo restrain
surpass exceed excel outmatch outperform outdo except outstrip transcend outgo olympian
surplu nimieti surplusag supererogatori redund extra superflu excess supernumerari overmuch superabund
surpris surprising amaz captur astonish captor
surprisingli amazingli astonishingli
surrend surrender cede
surreptiti sneakili clandestin stealthi undercov furtiv sneaki
surround circumfer encircl milieu environ encompass border besieg smother beleagu
survei studi measur mensur
surveil stakeout
surveyor locat engin technologist
surviv subsist endur survivor live aliv
survivor subsist surviv
suscept suggest condit liabil predisposit
suspect suspicion mistrust surmis distrust fishi
suspend gallu suspens
suspens suspend abey dangl mixtur apprehens vapor resuspens slurri vapour
suspici leeri mistrust untrust fishi suspicion wari shadi distrust
suspicion hunch suspect intuit suspici heart impress notion
sustain maintain sustent uphold upkeep susten nourish mainten prolong support properti admir protagonist
susten nutriment nourish aliment nutrit victual livelihood sustain sustent pure food meal vitamin
swab mop swob dab scour scrub
swad cluster bunch clump
swagger haughti imperi sniffi supercili tittup pride pranc strut disdain lordli overbear swaggi
swahili bantu
swai persuad rock swing
swallow sup deglutit
swami hindoo hindu
swamp swampi swampland inund wetland
swan aver avow roam rove wander swear affirm assert coscoroba cygnet
swap swop barter switch
sward greensward sod turf
swarm teem pour pullul
swart swarthi duski
swarthi swart duski complexion
swash brag gasconad vaunt boast
swashbuckl daredevil hothead madcap lunat swagger adventur ventur demeanor demeanour deport tearawai
swath swaddl wrap
swayback dip lordot
swear pledg swearword oath explet blasphem swearer curs cuss imprec aver avow swan
sweat diaphoresi hidrosi sudat sweatsuit sudor perspir sweater garment hyperhidrosi hyperidrosi polyhidrosi
sweater perspir jumper sweat garment pullov slipov turtleneck cardigan
sweatshirt pullov slipov
swede rutabaga
sweden sverig
sweep embroil clean
sweet sugari fragranc redol cherub melliflu mellison pleasant seraph dulcet honei
sweetheart sweeti truelov lulu lover dulcinea ladylov
swell conceit vainglori vain egotist puffi tumesc gibbos gibbous lump protuber intumesc tumefi
swelter sweltri
swerv veer slue slew sheer turn
swift fleet fast speed gradual hast hasti hurried
swiftli fleetli
swig gulp draught quaff slug slog deglutit
swim swimmer naiant aquat natat
swimsuit swimwear garment maillot
swindl defraud hornswoggl swindler bunco diddl scam mulct rook con nobbl goldbrick victim
swing sing lilt swingi trip vacil swinger swai
swingi lilt swing trip
swipe filch pilfer purloin snarf nobbl
swirl eddi twiddl twirl whirlpool whirl vortex purl convolut
swish swosh swoosh classi posh swishi
swiss helvetian genevan
switch swap swop shift switcheroo
switchboard patchboard plugboard
switzerland schweiz suiss svizzera
swivel pivot
swoon lighthead deliquium conk syncop faint
swoop pounc
sword blade steel weapon cutlass broadsword cutla falchion rapier
syllab syllabif syllabifi syllabl syllabis
syllabl syllab syllabifi antepenult antepenultima penult penultima ultima antepenultim penultim
symbol symbolis emblemat symbolist repres typifi figur mark interpret identifi translat signal numer
symbolist symbol symbolis artist
symmetr symmetris symmetri symmetric harmoni proportion
symmetri symmetr symmetric symmetris isotropi regular spatial bilater
sympath empath empathis sympathis sympathi comfort commiser commun
sympathet empathet sympathi
sympathi sympathet sympath sympathis compassion empathi kindhearted
symphon symphonis symphoni
symphoni symphon philharmon sonata
symposium confer
symptom symptomat evid pain spot hurt club swell scar diarrhea numb cough ketosi
symptomat symptom diagnost
synagogu tabernacl templ
synchron synchroni synchronis synchronoscop synchroscop sync contempor contemporis
synchroni synchron synchronis
syndic syndicalist consortium businessman broker cartel gangdom gangland
syndrom composit
synerg synergi synergist potenti
synergist synerg interact synerget drug
synonym synonymi word
syntact syntax
syntax syntact syntactician
synthes synthesis synthesist
synthesi synthesis synthet synthesist biosynthesi chemosynthesi nucleosynthesi biogenesi
synthesis synthes synthesi synthesist
synthet semisynthet synthesi
syria syrian
syrian syria
syringa philadelphu
syrupi cloi saccharin treacli honi honei viscou
system systemat systematis systemis order systematist organ arrang organis scaffold maze adp ed
systemat consist system systematis systemis order systematist rationalis taxonom ration practic organ arrang
tabl tabul tabular arrai
tablet lozeng slab
tabletop countertop
taboo forbid proscrib verboten prohibit tabu
tabul tabular tabularis tabl counter info calcul
tack bast tacker mainsheet
tackl tackler
tact consider finess
tactic tactician manoeuvr
tactil haptic tactual somaesthesi somataesthesi somesthesi somaesthesia somatesthesia somesthesia
tactual haptic tactil
tadpol polliwog pollywog larva
taffi candi confect
tag label
tahiti tahitian
tail shadow tailcoat bun buttock derrier keister nate prat tooshi tush ass pursuit
tailgat tailboard gate driver
tailor bespok bespoken sartor seamster craft
taint contamin corrupt infect defil impur
taiwan formosa
take proce interpret fetch pick payoff win action incom payback
takeoff pasquinad sendup parodi spoof travesti leav departur
takeov putsch coup countercoup
tale narr stori tell narrat fib taradiddl tarradiddl fairytal folktal tearjerk
talent gift endow flair knack
talisman amulet greegre grigri
talk garrul loquac loquaci talkili negoti gabbi talki chatti bigmouth blabbi speak talker
talki gabbi garrul loquaci talk chatti photo film movi
tall height
talli tallith count summat rbi
tallow dubbin
tame vapid jejun domest chasten domestic domesticis tamabl tameabl tamer
tamper tammerfor meddl tamp fiddl
tan bronz suntan flog flagel lash whip tanneri sunburn topaz tanner horsewhip hyperpigment
tang tangi piquanc piquant zest bladderwrack sapid spiceri
tangent tangenc tangenti
tangenti digress tangent
tangibl palpabl touchabl materi physic corpor
tangl tortuou convolut dishevel embroil tousl byzantin knotti hairbal trichobezoar
tank contain panzer
tanker oiler supertank
tantal tantalis tantalu taunt razz rib teas bait twit tempt cod torment tormentor
tantalizingli invitingli
tantrum connipt fit
tape inkl audiotap videotap
taper dwindl narrow candl wick
tapestri arra tapi complex
tar marin seafar seaman gob bitumen
target prei object quarri
tariff duti custom octroi tonnag tunnag impost
tarnish defil macul sulli
tarpaulin tarp canva
tarri lallygag loiter lollygag footl resin resini tarrianc linger pitchi lurk loung
tart lemoni lemonlik sourish tangi acrimoni thorni bawd harlot tartlet acerb sour prostitut
task chore undertak project job enterpris adventur escapad marathon shitwork
tast degust relish savor savour penchant taster prefer eleg
tat sleaz cheap tacki tatti intertwin
tatter rag tatterdemalion shred
taunt deris gibelik tantal tantalis mock jeer razz bait twit teas cod
taut tensiti tens tension tight condit tonic tonu
tavern build edific pothous pub rathskel shebeen taphous
tawdri flashi glitz garish brash gaudi loud meretrici gimcrack tacki tatti trashi brassi
tawni complexion
tax burdensom oner taxabl taxer taxat rate capit pavag
taxabl nonexempt tax liabil
taxi taxicab cab car automobil auto motorcar minicab chemotaxi
taxidriv cabbi cabdriv cabman taximan driver
taxpay remuner payer ratepay
tea teatim beverag cuppa cupper drinkabl herbal potabl
teach teachabl teacher instruct pedagogi precept didact educ school lectur indoctrin catechesi hypnopedia
teacher instructor teachership teach educ demonstr missionari tutor gover pedagog catechist docent instructress
teakettl kettl
teakwood teak wood
team squad teamster jv
teammat mate
teamster team trucker
tear weepi mangl dolor dolour lachrym lachrymos lacrim toru weep vehement lacer cry
teas titil tantal pester rib badger annoy tantalis vexer beleagu bothersom gall peski
teaspoon contain
teat mamilla mammilla nippl pap tit
technic profici technolog
technician techniqu denturist soundman techi tekki webmast
techniqu technician method antialias immunofluoresc
technolog technologist technic applic engin railroad
tediou irksom tedious tiresom wearisom bore deaden tedium verbos wordi dull
tee site
teem teeming swarm pullul pour
teen teenag adolesc stripl
teenag stripl teen adolesc chebab pachuco mod
teensi bitti teeni teentsi weeni weensi wee
teeter seesaw teeterboard teetertott totter
teetotal teetotalist teetot abstain nondrink abstin
telegram messag cablegram
telegraph telegraphist ters telegraphi cabl apparatu manipul setup
telegraphi telegraph telegraphist telecom telecommun
telepathi telepath telepathist
telescop telescopi shorten
televis tv telecast
tell sai telltal tale reveal appris cogent recount state teller
telltal reveal tell blabbermouth talebear taletel tattletal tattler
temer temerari audac audaci dare bold hardi hardihood
temper anneal abstemi toughen pettish snappish surli mood bilious peevish sunshin harden treat
tempera disposit temperament alon physic calm willing permiss composur unwilling agreeabl bloodthirsti epicur
temperatur hot
tempest tempestu storm commot kerfuffl
templ synagogu pagoda
tempo pace rubato bpm
tempor temporis temporalti worldli spiritu delay spiritualti
temporari imperman temp
tempt allur entic tempting beguil temptabl tempter lure tantal tantalis temptat
temptat entic tempt
ten tenner
tenabl reason plausibl
tenac dogged persist pertinac tenaci persever
tenaci dogged doggedli persist pertinac tenac persever dog pertinaci recollect retent unyield dour
tenanc occup tenant resid inhabit abid
tenant tenanc renter occupi tenantri remuner leasehold lesse lodger payer roomer
tend inclin tendenc apt dispos attent lean care give treatment nurs incub nurtur
tendenc tendenci tendenti tend inclin propens attitud devic imparti nonpartisanship partisanship procliv
tender tenderis affection lovesom affect philia softhearted tenderhearted sore fond improv loving
tendon tendin tenon sinew red rubor tendosynov tenosynov hamstr
tenebr tenebri tenebrif
tenet dogma creed credendum
tenfold denari
tennesse tn
tens tensiti taut tension condit tonic tonu yip aorist
tension tens tensiti taut yip
tent bivouack camp probationari provision provisionari encamp shelter habit inhabit cabana marque pavilion
tentacl tentacular
tenur incumb presid
tepid lukewarm halfheart warm
term foot word statu
termin erad extermin conclud end expir expiri depot endpoint outcom terminu killer slayer
terminolog nomenclatur word toponomi toponymi
terrac patio terrass suntrap
terrain tract
terrestri mundan tellur tellurian terren sublunar sublunari
terribl aw dread horrid frightfulli awfulli dire fearsom horrend frighten horrif fear abysm
terrier airedal bullterri schnauzer scotti wirehair
terrif marvel superbl toppingli wonderfulli wondrous wonder wondrou tremend fantast howl terrifi
terrifi panick panicki terror terroris frighten terrif
territori territorialis district dominion enclav protector borderland goldfield marchland trusteeship
terror terrorist terrifi panic affright terroris fear fright intimid bioterror cyberwar ecoterror narcoterror
terrorist terror jacobin cyberpunk
terrycloth terri cloth fabric towel textil
ters lacon telegraph curt crisp concis breviti pithi laconic succinct
test tri tryout teste
testament testamentari credo creed
testicl ballock testi testicular bollock orchi nut gonad
testifi depon depos testimoni attest witness
testili pettishli petulantli irrit
testimoni testifi tribut affidavit
tether leash
teuton german
texa tx texan
texan texa
text textual letter lyric missiv lipogram stanza
textil cloth fabric materi suit sheet bag shirt belt worst canva towel silk
textur smooth ragged
thailand siam
thank appreci grate acknowledg gratitud
thatch blackbeard thatcher hairdo hairstyl
thaw dethaw unthaw melt unfreez heat
theater theatr dramaturgi theatric dramat build edific
theatr theater dramaturgi dramat build edific
theatrego playgoer theatergo spectat viewer watcher groundl looker
theatric stagi stagili theater histrion artifici
theistic theism theist
themat theme
theme themat topic subject motif topo
thenc therefrom therefor henc
thenceforth thereaft
theolog theologian theologis theologist theologi scholar bookman eschatologist presentist preterist futurist
theologi theolog theologist apologet hermeneut angelolog ecclesiolog eschatolog liturg liturgiolog theodici
theologian theolog theologis theologist scholar bookman eschatologist presentist preterist futurist
theorem proposit
theoret theori
theori theoret theoretician theorist theoris theoriz hypothesi possibl holism preform reduction
theorist idealogu theoretician theoris theoriz theori intellectu
theoriz idealogu theoretician theoris theorist hypothes hypothesis hypothec specul conjectur theori suppos intellectu
therapeut therapi alter san cur heal remedi medicin
therapi therapeut therapist actinotherapi aromatherapi chemotherapi electrotherapi emda heliotherapi hrt immunotherapi iontophoresi iontotherapi
therapist healer therapi expert allevi chiropractor electrotherapist naprapath naturopath curandera curandero herbalist osteopath
thereaft thenceforth
therefor henc thenc
therefrom thenc
thermal thermic calor
thermistor semiconductor
thermocoupl thermomet
thermodynam physic thermostat
thermogravimetr thermogravimet thermogravimetri thermohydrometr
thermomet thermometr thermocoupl pyromet thermopil cryomet telethermomet thermel thermometrograph
thermometr thermomet thermometri
thermometri thermometr measur mensur
thermopil thermomet
thermostat thermoregul regul thermodynam cryostat pyrostat
thesi dissert assumpt premis premiss
thiamin aneurin
thick slur dimens
thicken callous inspiss deepen materi
thicket coppic cops brushwood brush veget underbrush canebrak spinnei undergrowth underwood botani flora
thickli dens
thief stealer crimin robber crook ghoul pirat bandit rustler outlaw despoil embezzl pilfer
thiev thieveri glom thievish larceni theft snitch steal robberi embezzl biopiraci feloni pecul
thigh lap limb
thighbon femori femur
thin lean spare weaken slender spars sparsiti tenuiti dilut gaunt wiri boni emaci
thing affair properti belong
think cerebr intellect mentat idea guess opin thinker conceiv believ reckon suppos cogit
thinker think
thiocyan salt
third tertiari
thirst thirsti hungri crave polydipsia
thirsti arid athirst thirst hungri polydipsia waterless xerot
thirteen xiii
thirti xxx
thoreau thoreauvian
thoriat thorium titter
thorn irrit spikelet pricker thorni prickl sticker bother
thorough exhaust thoroughgo arrant sod conscienti painstaking
thoroughfar road street
thoroughgo exhaust thorough arrant sod stare unadulter
thoroughli exhaust soundli
thought consider muse contempl reflect rumin
thoughtless inconsider unthought uncar unthink impuls reckless foolhardi unkind tactless
thousand chiliad thou
thrash drub trounc jactit lace whack flail beat wallop lam thresh debacl lick
thread dud tog threader meander yarn cloth habili wearabl vestur lastex weft woof
threadbar banal hacknei timeworn trite shopworn commonplac
threat menac
threaten menac minaci minatori omin sinist imperil jeopardis forbid endang jeopard bale lower
three iii tercet ternion terzetto trine
thresh jactit thrash thresher flail lam toss convuls
threshold doorsil doorstep doorwai limen outset showtim
thrifti thrift economi frugal
thrill electrifi frisson thriller exhilar
thriller thrill
thrive flourish palmi prosper boom roar expand
throat pharynx throati
throb pulsat pound puls heartbeat
throe agoni excruci
thrombosi occlus phlebothrombosi coronari
thrombu clot coagulum
throne crapper commod toilet cathedra musnud
throng concours multitud hord ruck
throttl strangl strangul choke throttler acceler confin limit restrict suffoc asphyxi
throughout passim
throw thrower
thrust jab poke lung thruster gestur
thruwai expresswai freewai motorwai throughwai superhighwai pike highwai autobahn autostrada
thud thump clunk
thugge murder slai
thumb pollex hitchhik ovolo finger
thumbnail fingernail
thump clunk thud humong wallop whop
thunder deafen earsplit thunderi roar boom nois
thursdai th weekdai
thwack smack
thwart disappoint foil frustrat thwarter frustr defeat discomfit baffl bilk scotch
thyroglobulin iodoprotein
thyroid red rubor endocrin
thyrotrophin thyrotropin tsh hormon endocrin
thyroxin tetraiodothyronin
ti truss titanium te si lace
tibet sitsang thibet xizang tibetan
tibetan tibet himalayish
tick ticktack ticktock retick tictac tocktact
tidbit titbit goodi kickshaw
tide tidal new info ebbtid highwat
tie ty neckti tier
tiger ltte person somebodi tigress
tight leotard mingi niggard niggardli tightfisted compact parsimoni stringenc taut miserli mean hosieri
tighten adjust alter modif
tile tiler slab tessera
till cashbox tillag tiller plow cultiv plough
tilt atilt cant lean tip tilter
tilth ploughland plowland tillag farmland condit
timber lumber timberland timbr woodland
timbr tone qualiti timber colour color nasal reverber sonor vibranc plangenc stridenc
time timeli season apropo present earli past period late simultan punctual now tardi
timeli season time opportun pat
timepiec horolog timekeep clock sundial timer sandglass
timer timekeep timepiec chronograph horolog stopwatch
timeworn banal hacknei trite threadbar shopworn commonplac tire
timid timor faintheart unsur fear fright diffid shyness
timidli bashfulli shyli
tin sn can tinni cannist metal
tine prong
tingl tickl prickl titil frisson
tini diminut petit weeness bantam flyspeck midget minut lilliputian littl small
tinker fiddler putter potter
tinkl tinkli tink ting chink clink
tint tinct tinter ting shade tinctur colour color
tip atilt cant tilt backsheesh baksheesh bakshi bakshish pourboir tipster lean tipper gratuiti
tipsi inebrieti insobrieti tiddli drunken inebri intox potti groggi sottish
tipto tippyto
tire weari tired wear tyre exhaust outwear banal hacknei timeworn trite
tiredli wearili
tireless indefatig unweari unflag hardwork untir industri
tiresom boringli irksom tedious wearisom tediou bore deaden tedium dull
tit titti boob breast knocker mamilla mammilla teat titmous nippl
titan behemoth colossu heavyweight epimetheu
titer titr concentr
titil teas vellic erot tingl tickl exhilar
titl coronet highborn rubric head
titrat titr apparatu setup
titter giggler thoriat giggl laugher
toad frog anuran batrachian salientian crapaud leptodactylid ranid spadefoot
toast crispen brown toaster cook bread cookeri rusk zwieback
tobacco bacci tobacconist
todai nowadai
toe hallux hammerto dactyl
toffe toffi brittl candi confect
toi coquetri flirt flirtat playth dallianc frolic artifact slingshot doll artefact cockhors frisbe
toil drudg labor labour toiler moil travail fag grind
toilet lav crapper lavatori john privi commod pot potti toilett throne room loo
token keepsak tokenish souvenir symbol
tokenish nomin token
tokyo tokio yeddo yedo edo
toler accept abid endur permiss brook passabl suffer bear digest
toll toller
tollgat tollbar gate
tollhous tolbooth tollbooth booth kiosk cubicl
tomb grave spot mastaba mastabah sepulch sepulchr
ton dozen gob lash load oodl raft scad score slew wad heap pile
tonal tone tonic
tone tonal inton timbr
tongu glossa lingua clapper organ
tool hoe abrad eolith neolith paleolith
tooth toothi dentit eros serrat jaggi notch bone cuspid eyetooth incisor premolar bicuspid
toothbrush toiletri
toothpast dentifric
top topnotch super tiptop upsid crack treetop frost meringu chapit
topic theme local subject matter interesting
topnotch top super tiptop crack
topograph topographi
topographi topograph shape configur
toppl tumbl
topsoil dirt
torch blowlamp blowtorch flashlight flambeau
torment anguish tortur persecutor tormentor hagridden agoni excruci teaser badger bedevil pester tantal
tormentor persecutor torment pester tantal gadfli harass oppressor tantalis blighter
tornado twister supertwist cyclon
torpid listless torpor hibern soggi dormant sluggish inert passiv
torpor torpid listless lethargi
torrent cloudburst downpour pelter soaker torrenti waterspout delug rainfal
torso trunk
tortuou convolut tortuous tangl byzantin tortuos twisti knotti wind
tortur agon agonis agonizingli anguish excruci excruciatingli harrow torturesom torment overrefin flogger oppressor
toss tosser jactit flip pitch thresh
total totalis totalist wholli entir altogeth complet entireti integr totalitarian totaliz absolut full
totalist total totalitarian
totalitarian authoritarian caesar dictatorship monocraci shogun stalin total tyranni totalist absolut despot
totem belief clan
toter bearer tote carrier travel
totter stagger totteri reeler toddl teeter pedestrian footer
touch affect poignant toucher move fei stir
touchston criterion standard norm yardstick baselin gpa benchmark
tough stamina formid huski ruffianli rugged leg endur
tour tourist tourer circuit journei itiner
tourist holidaymak tourism touristi tourer tour travel excursionist sightseer rubberneck
tournament tournei contest
tousl dishevel frowzl rumpl tangl
tow towag haulag
towboat tugboat tower boat
towel cloth fabric textil terrycloth huck huckaback dishtowel
tower emin lofti soar hulk loom towboat tugboat steepl spire silo barbacan barbican
town township townsfolk townspeopl municip physicist hometown burg cowtown
townsman towner compeer
toxic toxin pernici poison atropin cytotox hyoscyamin
toxin toxic poison cytotoxin endotoxin exotoxin hepatotoxin nephrotoxin neurolysin neurotoxin phytotoxin ricin zootoxin
trace vestig retrac draftsmanship
traceabl trackabl
trachea tracheal windpip
track trail racecours racetrack tracker pursuit pursual
tract pamphlet clear site outfield battlefield infield leftfield rightfield terrain centerfield battleground fairground
tractarian pusey christian
tractor bulldoz dozer
trade craft trader commerci commerc mercantil
trademark stylemark hallmark earmark brandmark
trader dealer bargain monger trade merchant merchandis draper fishmong fishwif mercer barter bibliopol
tradesman shopkeep storekeep merchant merchandis florist hosier newsag newsdeal newsvendor tobacconist
tradit custom tradition wont
tradition traditionalist tradit academ orthodoxi academic
traditionalist diehard tradition hidebound conservativist
traffic blinker collect aggreg
tragedi calam tragic catastroph cataclysm disast tsunami misfortun apocalyps
tragedian author writer
tragic tragedi
tragicom tragicomedi
trai receptacl cheeseboard icetrai salver
trail track trailer chase pursuit pursual
train groom traine trainer educ activ streamlin retrain
traineeship traine
trainman railroad railwayman employe brakeman signalman trainmast yardmast yardman
trait commun individu trust compuls rural resolut foolish emotion feminin distrust demeanor frivol
traitor faithless faithlessli subvers treacher treason treasonist unfaith betray crimin crook disloyalti felon
tramp tramper hobo
trampl trampler tread
tranc spell enchant captiv enamor enamour fascin
tranquil atarax tranquilis tranquillis ataract sed placid seren unruffl quietud quieten quiet calm
transact minut transactor deal proceed oper commerci rent commerc downtick hansard uptick
transcend exce surpass overstep exist being
transcendent transcendentalist nonnatur otherworldli preternatur philosophi
transcrib can transliter transcript adapt arrang translat
transcript copi arrang transcrib transliter
transduc transduct photocel
transfer transferr assign convey moveabl transport movabl negoti reassign transplant bring exchang convei
transfix fascin hypnot hypnotis mesmer mesmeris spellbound empal spellbind impal grip
transform transmut translat transubstanti convert shift better convers alter strengthen weaken sublim retrogress
transfus instil insert intromiss
transgress evildo infract transgressor violat breach overstep offend sin turpitud iniqu
transienc transitori transient breviti brief ephemer fleeting fugaci imperman
transistor transistoris fet semiconductor
transit transitiv theodolit changeov passag convers tacheomet tachymet segu
translat transform transmut interpret transcrib convert symbol mistransl supertitl surtitl dragoman symbolis
transluc semitranspar unclouded
transmiss contract transmitt transmit communic contagi inherit patrimoni ancestr genet famili hereditari catch
transmit inherit transmitt genet transmiss famili hereditari broadcast send forward telephotographi
transmut transform commut translat transubstanti metamorphos convert changeabl changeov pyrolysi
transpar pellucid diaphan filmi gauzi crystallin limpid cobwebbi vapor vapour lucid guileless unclouded
transplant transfer garden nurseryman keratoplasti xenotranspl xenotransplant
transport moveabl transfer transferr movabl convey conveyor enraptur enthral ship enchant carri bring
transpos permut revers counterchang convers exchang interchang fungibl
transvers thwartwis cross
transvestit transvest person practic somebodi
trap corner treed caparison furnish trapper hous ensnar entrap ambuscad accessori accouter accoutr
trapper trap hunter huntsman
travel travers locomot go move person individu visit cross arriv foreign commut wander
travelogu travelog
travers travel cross span crossbeam trave
treacher faithlessli traitor treason perfidi treacheri unreli punic
treacheri perfidi betray treacher disloyalti
tread trampl stride
treadmil treadwheel
treason faithless faithlessli traitor treacher treasonist unfaith subvers betray crime
treasur cherish treasurership preciou want gem bursar
treasuri exchequ fund financ bursari fisc subtreasuri
treat treatment handl temper toughen
treati pact
treatment treat handl deal tend acupressur acupunctur autogen chiropract hydropathi hydrotherapi naprapathi naturopathi
trebl triplex twofold ternari
tree treelet willow beech sapl elm arbor aalii acacia albizia albizzia andelmin angelim
treetop top
trembl trembler shiver shaki palpit quiver
tremend enorm huge staggeringli wonder wondrou marvel terrif fantast howl
tremor micros aftershock foreshock
trench imping foss moat
trend direct
trepid timor fear apprehens
trespass encroach interlop intrud invas overstep penetr stranger invad prowler crasher gatecrash thruster
trial attempt effort
triamcinolon aristocort aristopak kenalog corticosteroid corticoid
triangl triangular trigon trilater triangul triangulum cuneu polygon
triangular triangl trilater angular
tribal tribalis tribe unit jointur
tribun court judicatur defend guardian inquisit protector assiz consistori lawcourt chanceri rota shielder
tribut testimoni commend
trichrom trichromat tricolor
trick tricksi legerdemain tricker tricki trickster thaumaturgi trickeri
trickl dribbl
tricolor trichrom trichromat tricolour
trigger actuat activ spark
trigon rhombohedr triangl triplic trilater cuneu polygon
trill roll warbl
trim fix passementeri trimmer clip pare reduc neat accessori spruce appurten
trinket fallal gaud gewgaw bangl baubl novelti adorn
trio tercet ternion terzetto trine iii ternari threesom trei tierc triniti triplet triad
trip lilt swingi lightsom swing journei errand
tripl triplex triplic ternari
tripod easel
trite banal hacknei timeworn threadbar shopworn stale commonplac tire unorigin
triumph victori triumphal walkawai
triumphant exult jubil pride triumphal rejoic victori
trivial trivialis fiddl footl niggl picayun piddl piffl trivia puni petti slight lilliputian
troika tercet ternion terzetto trine iii ternari threesom trei tierc triniti trio triplet
troll troller angl
troop soldieri personnel cavalri
trooper cavalryman soldier
trophotrop tropism
tropic trope
trot trotter jog
troubl distress disturb perturb disrupt tumultu worrisom worri troublou turbul riotou hassl
troubleshoot repairman
troublesom worriment inconveni difficult cumbersom unwieldi
trough gutter manger swale
troup compani organ circu minstrelsi
trouser breech pantaloon pant short cloth fabric slack textil trunk cord garment corduroi
truck haul motortruck truckag trucker ship transport cart cartag dumper dustcart camion
trucul belliger pugnac
trudg footslog trudger plod slog pad
true trueness
truli genuin rightfulli
trumpet cornetist cornet trump musician bugler instrumentalist
trunk short bole torso trouser lederhosen footlock
trust trusting truster trait credul
truste regent fiduciari
trustfulli confidingli trustingli
trustworthi trusti respons trait creditworthi
truth veriti accuraci trueness fact honest sooth honesti verac
try trier attempt seek stress assai essai
tsh thyrotrophin thyrotropin hormon endocrin
tsunami wave disast tragedi catastroph calam cataclysm
tub bathtub vat contain footbath
tube tubular silenc barrel pipe cathet capillari blowgun cannula conduit hosepip stent wellpoint
tuberculosi tb tubercular phthisi scrofula
tubul microtubul nephron
tubular cannular tubelik vasiform tube
tuck insert
tudor dynasti
tuesdai tue weekdai
tuft tussock caespitos cespitos topknot crest cluster bunch clump wisp hexenbesen staghead
tug tugger
tuition tutorship tutelag fee
tularemia tularaemia yatobyo zoonosi
tumbl acrobat toppl gymnast
tumbler gymnast
tumor neoplasm tumour acanthoma angioma blastocytoma blastoma carcinoid celioma granuloma lipoma meningioma neurilemoma
tumour neoplasm tumor acanthoma angioma blastocytoma blastoma carcinoid celioma granuloma lipoma meningioma neurilemoma
tumult garboil tumultu uproar rucku ruction rumpu commot kerfuffl
tumultu disrupt garboil tumult uproar riotous troubl turbul riotou commot kerfuffl
tune melodi strain music standard calibr leitmotiv leitmotif tucket glissando standardis
tungsten wolfram metal
tunisia tunisian
tunnel burrow catacomb underpass
turban toqu pillbox headgear headdress
turbin coil helic spiral volut whorl bone
turbul disrupt roil roili stormili tumultu churn troubl riotou upheav passion countercurr crosscurr
turf greensward sward sod
turkei poultri
turmoil convuls upheav hullabaloo commot kerfuffl
turn veer swerv telemark
turnov ratio
turnpik gate
turntabl platform
tutor tutorship tutelag tutori teacher instructor
tutori tutor session
tuxedo tux eveningwear formalwear
tv telecast televis video receiv hdtv
tweed tweedi cloth fabric textil
tweedi nubbi nubbl slub tweed homespun coars
tweez tweezer
twelfth duodecim
twelv xii dozen
twenti xx
twice doubli
twiddl twirl whirl swirl twiddler
twig branchlet twiggi sprig withi
twilight crepuscl crepuscul evenfal gloam nightfal dusk twilit duski
twin bipar match gemini duplic
twine enlac twiner interlac intertwin entwin lace
twing pang stab
twinkl jiffi twinkler instant trice twinkli winkl flash wink heartbeat sparkl
twirl twiddl twirler whirl swirl birl
twirler twirl hurler pitcher perform majorett
twist misrepres overrefin distort pervert writh squirm wriggl twisti twister wind strain
twitch vellic fascicul spasm cramp blephar tic fibril
two ii
twofold doubl threefold dual trebl
twoscor forti xl
type typewrit typifi typic kind sort
typewrit type
typhu rickettsiosi
typic exemplari emblemat distinct type normalci
typifi epitom epitomis type typif symbol symbolis
typograph compositor typesett typographi setter pressman printer
typographi typograph craft
tyranni authoritarian caesar dictatorship monocraci shogun stalin totalitarian absolut despot tyrann autarchi autocraci
tyrant autocrat despot tyrann potent
ubermensch demigod superman leader
ubiquit omnipres ubiqu presenc
ugli tangelo nefari vile despic horribl horrifi surli fright slimi appear grotesqu unattract
ukrainian ukrain slavic slavon
ulcer canker lesion bedsor chancroid noma
ultim ultimaci final
ultra extremist radic
ultracentrifug separ centrifug
ultrason ultrasound superson
ultraviolet uv
umbrella brolli gamp
unaccept intoler unsatisfactori inadmiss erranc
unaccount unexplain
unachiev unattain undoabl unrealiz
unaffect unaffected unmov insens
unafraid fearless untroubl
unalter immut unassail unchang inalter fixed changeless
unambigu unequivoc univoc uniqu clear clariti lucid limpid pellucid
unanim consentan consenti
unansw unreciproc unrequit
unarm disarm
unashamedli barefacedli shamelessli
unassist unback
unasterisk unstar
unattach uncommit
unattract untempt ugli
unauthent inauthent spuriou
unauthor unauthoris
unavail inaccess futil ineffectu otios meaningless
unavoid ineluct inescap inevit certainti
unawar incogniz unknowing unconsci unselfconsci
unbal imbal derang instabl disequilibrium
unbeliev incred implaus improb disbeliev atheist skeptic nescient sceptic
unbound boundless unbounded limitless
unbreak consist
unbroken keep unplough unplow
unbutton unfasten unlac
uncanni eldritch weird unearthli preternatur
uncaus causeless fortuit
unceasingli ceaselessli unendingli incessantli continu endlessli
uncertain uncertainti incertain precari unsur qualiti indefinit indefin improb indetermin fortuit indeterminaci
uncertainli falteringli unsteadili
uncertainti uncertain dubieti incertitud precari doubt dubious qualiti indefinit skeptic disbelief indefin indecis
unchang immut unalter unassail unchanging changeless unalt static qualiti invari irrevers constanc innat
uncheck unbridl uncurb ungovern
uncl avuncular granduncl kinsman
unclean soil dirti impur dingi grimi sordid sooti befoul defil dusti fecul grubbi
uncloud unclouded cloudless
uncomfort discomfort uneasi condit malais hangov incommodi
uncommon unusu extraordinari
uncompromis inflex
unconcern nonchal carefre
uncondit innat unlearn categor
uncondition categor flatli
unconfess person
unconqu unbeaten unvanquish
unconquer insuper
unconsci unawar semitr coma comatos electrosleep narcosi semicoma semiconsci autopilot insens
uncontrol indocil irrepress uncorrect ungovern unmanag
unconvent unconvention unlaw improp
unconvinc flimsi
uncoop disoblig
uncov bare denud husk strip discoveri expos divulg disclos unwrap reveal find remov
uncrit noncrit
undaunt undismai unshaken
undepict unpictur
underachiev nonachiev underperform student pupil educate
underbrush undergrowth underwood thicket coppic cops brushwood
undercov clandestin surreptiti secret underground
undercurr undertid underton
underdevelop develop
underestim underr underreckon lowbal undervalu approxim
undergradu undergrad senior collegian lowerclassman underclassman
underground belowground clandestin metro undercov
underhand sneaki underhandedli underarm
underl subordin subsidiari assist helper
underli inher
underlin underscor emphasis
undermin countermin sabotag subvert weaken counteract
underr underestim underreckon approxim
underscor underlin emphasis
undersecretari secretari
undershirt singlet vest undergar unmention
undersid undersurfac bottom sole heel underbelli
underst understat downplai minimis unostentati unpretenti minim
understand apprehens comprehens graspabl intellig perceiv tacit savvi clearli discern realiz clear qualiti
understat underst statement litot
undertak mortician task project attempt enterpris adventur endeavor cinch escapad marathon embalm
underwai afoot
underwat submerg submers subaqu subaquat
underwear undercloth bvd lingeri skivvi undergar unmention
underworld netherworld scheol hade
underwrit subvent insur
undesir unsought unwantedli unwant bad
undevelop unexploit
undiminish unreliev
undisput unchalleng unquest incontest indisput
undo unfasten unti unmak
undon sink unstuck
undoubtedli doubtless doubtlessli
undress discas disrob uncas unapparel unattir unclad ungar ungarb uncloth peel
undu inordin unjustifi excess unreason
undul undulatori cockl rippl ruffl riffl flap puls flutter seich waveform
uneasi disquietud edgi inquietud malais queasi uncomfort uneas willi
uneasili anxious apprehens
uneconom wast
unend ageless etern perpetu everlast aeonian eonian unceas
unequ unequal unequalis unparallel uniqu inadequ unevenli
unequivoc unambigu univoc definit clear clariti lucid limpid pellucid
uner inerr
uneven mismatch variabl rocki jagged patchi unregular
unevenli unequ raggedli
unexpect unexpected
unexpectedli accident circumstanti
unexplain unaccount
unexplor nonexplor nonexploratori unexploratori undiscov
unfair unjust inequ injustic iniqu shabbi gamesmanship partisanship
unfaith infidel faithless traitor treason qualiti disloyalti fickl inconst
unfalt unbend unshak unwav steadfast firm
unfalteringli unshak determinedli
unfamiliar strang unusu eccentr queer weird bizarr quirk ghostli eeri freakish outlandish quirki
unfasten unti untier undoer undo unbutton open person individu loosen somebodi laxat
unfavor unfavour disadvantag inauspici unpropiti
unfertil infertil unfertilis unimpregn steril
unfett unchain unshackl unti
unfit inappropri disqualifi incompat indispos disabl frail incompet debil infirm insensit unhealthi unadapt
unfix nebul
unfold flower blossom develop evolut
unforeseen unanticip unseen
unforgett memor
unfortun ala regrett unluckili inauspici
ungainli gawki clumsi clunki unwieldi bunglesom
ungodli godless iniquit sin impieti impious
ungrat ingratitud unthank thankless feel
unhappi sad dysphor feel tear melancholi sorrow dole cheerless dejected dispirited downhearted forlorn
unhealthi insalubri unhealth sick injuri ill infect harm unfit invalid dyscrasia unwel bilious
unheat unwarm
unheed ignor heedless neglect
unholi demon fiendish unhallow satan diabol hellish infern qualiti unsanctif
unhurri unhurried
unhurt unharm unscath
unif fusion unifi jointur unit
unifi merg integr unif incorpor commix unit consolid mingl centripet amalgam
uniform uniformis similar cloth regular consist homogen habili wearabl
unilater unilateralist doctrin philosophi ism
unimagin inconceiv undream undreamt unthink uninvent prosaic uninspir imposs stereotyp steril
unimpeach unquestion blameless inculp irreproach unexception
unimport lowli humbl obscur trivial insignific inessenti
uniniti naiv person
unintellig ununderstand incoher opaqu nonsens hokum
unintention accident
uninterrupt continu
uninvit untempt
uninvolv degag detach
union unionis unionist nonion nonionis organis brotherhood establish organ iww
uniqu singular unequ unequal unparallel unambigu individu
unit amalgam merger merg unifi chunk jointur unitis unif join conjug coalesc tribal
unitarian religion faith adher discipl
uniti integr whole on ac complet incomplet
unival monoval
univers universalis macrocosm cosmo cathol ecumen oecumen world cosmopolitan worldwid gener oxbridg
unjust unfair inequit injustic wrong inequ unright
unkind thoughtless inconsider insensit unhelp
unknown nameless unnam
unlac unti unbrac unbutton
unlaw improp outlaw unconvent illegitim qualiti illeg illicit
unlik dissimilitud unlikeli improb unapp unsympathet dissimilar unsimilar
unlimit limitless inexhaust
unlin unseam seamless
unliterari nonliterari
unload unlad offload handl
unlock unbar unbolt unlatch unsecur
unlov unpicturesqu
unlucki luckless
unluckili ala regrett unfortun
unmanag recalcitr refractori uncorrect uncontrol unwieldi intract
unmask uncloak
unmat unpair unmatch
unmistak evid appar signal plain
unmov immov nonmov stabil unaffect untouch
unnatur unnaturalis artifici abnorm qualiti supernatur affected
unnecessari unneed
unneed unnecessari
unnot overlook unmark
unnumb countless innumer multitudin numberless uncount unnumber unnumer myriad
unobtain unprocur inaccess untouch
unobtrus inconspicu
unoccupi unten
unorthodox maverick
unpair unmatch unmat
unparallel unequ unequal uniqu
unpatriot disloy
unpicturesqu unlov
unpleas unpleasing aw terribl dread offens horrid odious
unplow unplough unbroken
unplumb unfathom unsound
unpopular qualiti
unpredict errat unannounc unherald caprici volatil chang inconst
unpretenti underst unpretend unostentati natur
unproblemat elementari uncompl simpl
unprocur unobtain inaccess untouch
unpromis unpledg unengag
unprotect unprotected
unqualifi unentitl
unquestion indisput indubit unimpeach authent verit decidedli definit emphat demonstr certainti given incontrovert
unravel disentangl unknot unpick untangl unscrambl ravel person individu somebodi
unreal unfulfil unrealis abstraction irreal unsubstanti artifici insubstanti represent incorpor immateri
unreason irration inordin excess immoder blind undu insan
unrecogn unrecognis
unrecogniz unrecognis
unredeem irreclaim unsav irredeem unreform damn curs doom
unreflect unthought unthink
unrel unrelated unappeas persist relentless inexor unforgiv grim stern brutal
unreli undepend unfaithfulli treacher irrespons irreproduc fallibl
unremark commonli normal ordinarili quotidian unperceiv usual workadai everydai mundan routin
unrequit unansw unreciproc
unrespons dead qualiti frigid
unrest unrefresh ferment tempestu agit upheav
unrestrict nonsensit unexclus
unruli fractious wil will rambuncti robusti rumbusti boister indocil ungovern contrari pervers intract
unsaid unexpress unstat unutt unverb unverbalis unvoic unspoken
unsatisfactori qualiti inadequ perish unaccept
unscath unharm unhurt
unscrambl unknot unravel unpick untangl
unscrupul dishonesti
unse unobserv sightless eyeless
unseen unanticip unforeseen unobserv
unselfconsci unawar unknowing
unselfish generos gener altruism selfless
unservil unsubmiss
unsettl faze unnerv enerv
unshak unfalteringli determinedli unbend unfalt unwav steadfast firm watertight bulletproof unassail
unshav unshaven
unshaven unshav
unslop upright
unsolv insolv unsolubl insolubl unresolv properti
unspeak indescrib ineff inexpress unutter untel aw indefin atroci abomin dread terribl
unspoken wordless mute tongueless unexpress unsaid unstat unutt unverb unverbalis unvoic
unstabl instabl precari unsteadi
unstain unvarnish unsoil unspot untaint untarnish stainless unsulli
unsteadili falteringli uncertainli
unsuccess abort stillborn
unsuit inappropri mismat inept inapplic incompat qualiti
unsung unvalu unappreci
unsympathet unapp unkindli unlik
untel indescrib ineff unspeak unutter indefin
unten indefens unoccupi
untest untri unseason
unthaw dethaw thaw unfreez melt
unthink unimagin unreflect unthought lumpen lumpish unthinkingli thoughtlessli uncar thoughtless
unti unfasten unlac untier unchain unfett unshackl unbrac undo loosen laxat
untold incalcul
untouch uninfluenc unswai untast harijan unobtain unprocur unmov inaccess unassail
untoward unbecom uncom unseemli indec indecor advers inauspici
untradit nontradit
untri untest unseason
untruth falsehood falsiti statement decept evas fabl misrepresent insincer mendac dishonesti prevar
unus inutil useless unservic qualiti futil impract impractic
unusu unco remark notabl strang unfamiliar uncommon
unutter indescrib ineff inexpress unspeak unnam untel unpronounc indefin
unvari unvaried constant changeless invari
unveil debut introduct reveal entri launch
unw unwed
unwant undesir
unwarr insupport unjustifi unwarrant baseless groundless unfound indefens
unwav unbend unfalt unshak steadfast firm
unwelcom unwish
unwil unwilling
unwilling involuntari unwil disposit tempera
unwind unrol unlax unstrain relax decompress
unwis foolishli foolish folli inexpedi silli trait asinin fatuiti fatuous indiscret
unwit unintent unplan unknowledg unknow
unwittingli inadvert unknowingli
unworthi inappropri despic undeserv vile slimi worthless base bad shame contempt disgrac ignomini
unwrinkl wrinkleless
unwritten oral
upbeat pollyannaish eudaemonia eudaimonia wellb cheer offbeat
upcom come forthcom approach
upgrad accliv
upheav hullabaloo turbul upthrow upthrust turmoil ferment unrest
uphold maintain sustain preserv support admir protagonist
upholst upholster upholsteri
upkeep mainten sustain sustent fix mend
upland highland
uplift elat intox upthrow upthrust ascent
uppercut blow
uppermost topmost upmost
uprais lift resurrect
upright unslop rectitud vertic erect
upris insurrect revolt rebellion origin rise aris mutini insurg intifada intifadah
uproar garboil tumultu tumult uproari hubbub brouhaha katzenjamm commot kerfuffl
uproot ruiner waster undoer deracin destroy extirp annihil vandal diversionist iconoclast saboteur
upset disconcert discomfit discompos disquiet worri untun disturb
upshot consequ effect result outcom respons phenomenon aftereffect brisanc offshoot spillov aftermath byproduct
upstream upriv
uptak ingest intak consumpt feed drink eat suck imbib deglutit
upward upwardli
urban urbanis polish refin condit
urchin child kid youngster ragamuffin guttersnip tiddler nipper tike shaver tatterdemalion tyke
urg urgent goad prod spur exhort recommend advoc importun press
urgenc urgent importun critic necess crucial
urgent desper urg press urgenc
urin micturit weewe urinari mictur pisser pee piddl piss wee person individu excret
urinari urin
urn vase
us victimis util utilis usag usabl emploi user exploit victim useabl appli secondhand
usabl servic useabl us
usag utilis util us custom activ applic exploit
useabl servic usabl us oper
useless inutil unus qualiti futil impract impractic
user us exploit person util consum wearer somebodi utilis usufructuari
usher usherett ussher
ussr russia
usual commonli normal ordinarili unremark commonplac everyday
usurp supplant arrog violat encroach offend inroad wrongdoer
utah ut
utensil copperwar
util utilis us utiliz usag emploi appli utilitarian activ applic exploit user telco
utilitarian util doctrin philosophi ism
utmost extrem uttermost farthermost furthermost
utopia utopian
utopian utopia ideolog
utter speakabl verbal verbalis express absolut stark vocal talker speaker arrant sod vocalis
utterli absolut perfectli
vacanc vacant empti
vacant vacanc vacat
vacat vacationist holidai resign vacant renounc rescind vacation repeal abandon annul countermand leisur
vaccin immun immunis inocul vaccinum protect immunogen pneumovax proteosom variol
vacuol vacuolis condit cavum
vacuum vacuiti empti
vagabond clochard drifter roam rootless rove vagabondag wander drift vagrant
vagu vagal mistili pneumogastr undefin obscur hazi unclear
vain conceit swell vaniti bootless fruitless egotist futil sleeveless
valet manserv
valiant valianc valor
valid confirm confirmatori corrobor corroboratori substanti validatori verifi verificatori cogenc rigour formal formalis
vallei vale gulli dale glen nullah ravin
valor heroism valianc valiant valiantli valour gallantri courag brave braveri
valu valuat evalu import belief valuabl gnp priceless invalu eigenvalu gdp
valuabl invalu priceless precious worth valu
valuat evalu assess apprais rate valu measur price reevalu valuer undervalu
valueless worthless ineptitud
valv valvelet valvular valvul valvula
vandal hooligan vandalis devil destruct mischief shenanigan uproot mischiev rascal rogueri ruiner devilri
vanguard van forefront
vanish disappear person individu somebodi
vaniti vain conceit conceited pride
vanquish beatabl conqueror vincibl trounc beat crush subjug victor
vapor gasifi megrim misti steami vaporis vapour vapouris volatil volatilis brag crow gasconad
vaquero buckaroo buckeroo cowboi puncher cowhand cowpunch cowherd cowman cowpok
vari varied variabl variant variat deviat depart diverg
variabl vari varianc uneven varieg changeabl varied
variant vari discrep variat
variat fluctuat vari variant alter substitut allomer
varieg varicolor varicolour diversif motlei variabl
varieti miscellanea assort potpourri miscellani salmagundi smorgasbord divers multifari motlei mixtur collect aggreg
variou respect assort
various divers multifari
vascular vascularis properti
vase jar urn
vast enorm huge immens sizeabl brobdingnagian wide grand great big
vastli immens
vault dome overreach curvet vaulter sepulch sepulchr
veer swerv slue slew sheer curv turn
veget veg veggi botani flora collect wood forest green thicket aggreg rhubarb brier
vehem feroc fierc furious emphasi wild furi intens overemphasi
vehement tear fierc
vehicl vehicular dodgem skibob
veil gauz net mesh cheesecloth meshwork
vein veinlik venos vena venou venul venula
veloc speed rate airspe hyperveloc groundspe steeragewai
velour cloth fabric textil
velvet velveti cloth fabric textil
velveti velvet
vend peddl vendabl vender vendibl vendit vendor hawk monger huckster sell market merchandis
vendor market seller traffick vend vender merchant merchandis peddler huckster hawker fruiter packman
vener genit reverenti rever cultism respect devot emot honor honour
venezuela venezuelan
vengeanc payback retribut reveng retali
venic venezia venetian
vent venthol blowhol ventil venter discharg emiss eman
ventil air ventilatori vent breath devic aqualung resuscit scuba
ventur venturesom adventur dare audaci merchant merchandis mercenari swashbuckl adventuress
venu local locu urania
verac veraci truth
veranda verandah galleri porch
verandah veranda galleri porch
verb verbifi frequent infinit participl copula
verbal talker utter verbalis express speaker verbiag speak word question commun mention whisper
verbena vervain flower
verg brink scepter sceptr
verif verifi confirm substanti proof checksum crosscheck
verifi confirm confirmatori corrobor corroboratori substanti valid validatori verificatori verif falsifi voucher collater
verisimilitud semblanc
verit authent unquestion regular
vermilion vermillion cinnabar scarlet
vermont vt
vermouth wine vino
vernal youth
vers midazolam poesi versifi poetri knowledg rhyme poetis poetiz doggerel benzodiazepin clerihew
versatil skill
vertebr vertebra craniat bird mammal reptil amniot amniota fetu foetu gnathostom tetrapod chordat
vertex intersect
vertic erect upright perpendicular
vertigo dizzi vertigin lightheaded giddi symptom
verv vital muscular sparkl vim vigour
vessel va watercraft ship boat yacht bareboat shrimper
vest enthron waistcoat singlet undershirt vestment
vestibul antechamb anteroom foyer lobbi hall vestibular room
vestig tinctur trace indic
vet veterinari doctor physician doc medico
veteran season oldtim
veterinari vet
veto disallow prohibit proscrib forbid nix blackbal interdict vote ballot
vex bothersom gall harass harri infuri madden peski pester vexati annoi vexer exasper
vexat annoy irrit headach bother vex anger exasper displeasur
viabil viabl properti
viabl execut feasibl workabl practic viabil
viand commissariat provis provend victual food nutrient larder
vibranc plangenc reverber sonor ring reson vibrat timbr
vibrant vivaci
vibrat quiver oscil vibe vibranc vibratori palpit shaki reson vacil dildo
vibrion vibrio eubacteria eubacterium
vicar vicari vicarship priest
vicari vicarship vicar institut
vice frailti evil
vicin local neighbourhood neighborhood
viciou cruel vicious barbar brutal savag roughshod condemn reprehens
victim victimis exploit us defraud hornswoggl swindl dupe bunco diddl scam coloni martyr
victor winner fighter conqueror vanquish battler scrapper
victori triumph win triumphant success landslid walkawai blowout checkmat
victorian priggish prudish straightlac straitlac victoria prissi
victrola gramophon
video telecast tv videocassett
vie compet contend
view show perspect screen vista consid regard eyeshot panorama weltanschauung
viewer spectat watcher looker wit observ perceiv behold onlook moviego theatrego bystand cheerer
viewpoint standpoint cityscap
vigil wake alert watch agrypnia
vignett sketch
vigor smartli vigour energi hearti vim zip dynam muscular forc athletic strenuos
vile despic loathsom nefari repuls slimi nauseat sicken worthless unworthi lousi nauseou noisom
villag settlement commun habit inhabit dweller moshav denizen indwel
villain nefari scoundrel villaini baddi evil rogu rascal villai bounder cad knave rapscallion
vindic absolv apologist exculp exoner justifi vindicatori clear advoc propon expon
vindict revengefulli veng vengefulli reveng despit spite malign malevol
vine hop dichondra ivi alehoof allamanda bindwe birthwort bonavist bougainvillea brioni bryoni bullbrier
vinegar acetum condiment
vineyard vineri farm
vintag wine harvest vino reaper
violat profan debauch lawbreak infract misdemeanor misdemeanour viol violabl ravish infring transgress breach
violenc feroc fierc furious violent wild furi
violent violenc
violet purplish purpl
violin violinist fiddl strad stradavariu
violinist violin fiddler musician instrumentalist
virgin virtuou vestal condit
virginia va
viril masculin masculinis virilis man manli manlik grow growth matur male ontogenesi ontogeni
virtu virtuous connoisseurship virtuou vertu merit
virtual nearli nigh
virtuoso hotshot master masterli maven mavin superstar wiz wizard whiz whizz adept geniu
viru viral microorgan arborviru arboviru bacteriophag phage
virul venom acerb acrid vitriol blister caustic sulfur sulphur injuri harm
visag physiognomi counten kisser phiz smiler mug
viscer splanchnic unreasoningli intuit nonrat
viscomet viscometr viscosimet
viscos viscous viscou consist sticki gummi gelatin gluey gluiness glutin glutinos ropi viscid
visibl seeabl percept
vision visionari imagin imag previs imageri retrovis
visit visitor tribul travel guest caller boulevardi invite
visitor visit travel guest caller boulevardi invite
visor eyeshad vizor
vista panorama scene view aspect foreground
visual envis visualis pictur optic fanci ocular observ imag perceiv behold percipi
vital vitalis vitalist verv anim energ energis indispens critic vim organ essenti doer
vitamin vitaminis nourish susten nutrit nutriment aliment victual
vivaci vivac vibrant
vivid lifelik chroma pictori graphic interesting
vivifi reanim revivifi recreat vivif reviv renov anim quicken
viyella cloth fabric textil
vocabulari lexicon wordbook
vocal sing vowel phonat utter vocalis vocalist vox singer voic outspoken vowelis enunci
vocalist singer vocal vocalis musician ballad soprano instrumentalist contralto minstrel baryton carol castrato
vocat call career job occup lifework
vocifer clamor outcri blatant clamant strident yell cry shout scream utter bellow speaker
vogu bandwagon
voic sonant phonat vocalis vox vocal androglossia sprechgesang sprechstimm
void excret null evacu nihil voidabl voidanc elimin annul invalid nothing nulliti expel
volatil gasifi vapor vapouris volatilis volatiliz excit unpredict fickl
volcano volcan scissur
volit faculti
vollei fusillad salvo fire
voltag emf
voltaic volt galvan gur
voltair arouet voltarean voltarian
voltmet millivoltmet
volum volumin quantiti
volumetr volumet
volumin voluminos volum full twisti copiou big
voluptu lusciou curvac lush luxuri shapeli toothsom juici bosomi busti sonsi sybarit buxom
vomit disgorg emesi emet nauseant puke spewer regorg upchuck regurgit retch barf spue
voodoo fetich fetish hoodooism vodoun voodooism juju hoodoo
vote ballot voter select choic veto option
voter elector vote citizen
vouch vouche voucher guarante
vow vower
vowel vowelis vocal vocalis ablaut diphthong schwa shwa
voyag travel
vulgar gross raunch uncouth popular popularis coars common vulgaris filth obscen generalis plebeian
vulner danger
vulpin vulpecular
vultur vulturin raptori predatori rapaci raven maraud piranha predat aegypiida cathartid raptor
wacki silli goofi whacki bat batti bonker cracker daft kooki loco nut zani
wad dozen gob lash load oodl raft scad score slew ton pack heap
wade wader
waffl waffler hesit waver
waft pennon streamer
wag waggl
wage salari remuner earn reward payoff pai aftermath
wager bettor punter stake bet game gambl parimutuel gambler exacta perfecta superfecta
waggl wag wambl
wagon waggon cart conestoga milkwagon lorri tramcar
wai slipwai shipwai mode manner style fashion mean structur lifestyl
wail lament bawl ulul wailer yaup mewl pule yawl whimper howl plaint roar
wainscot panel dado wall
waist waistlin
wait await waiter
waiter server wait waitress carhop counterman counterperson counterwoman sommeli
waitress waiter bunni
waiv waiver forgo foreswear forfeit forego
wake vigil aftermath waken waker sleepless awaken awak backwash alert conscious
walk walker
walkov cinch pushov picnic
wall partit gabl wainscot parapet
wallet billfold notecas pocketbook
wallflow flower
wallop humong wham whop whack whopper drub thrash thump trounc bang debacl
wallow billow
wallpap wallpaper paper
walru seahors pinnatip pinnip
wan achromasia livid pallid pallor lurid pale complexion
wand baton scepter sceptr
wander roam rove roamer meander nomad rover strai peregrin wind mobil rambl drift
wane eb lessen
wangl finagl wangler fudg
want wanter cherish treasur lack desir defici preciou
war warfar milit belliger bw bioattack iw
warbl warbler yodel quaver trill descant
ward cellblock warder person somebodi
wardrob closet furnitur armoir clothespress
wareh reposit warehous stockpil
warehous warehouseman wareh workman storehous workingman godown entrepot
warfar war bw bioattack iw
warhors oldtim stager
wari chari leeri mistrust untrust suspici circumspect
warlik hawkish milit
warm affect philia affection warmhearted calefaci heat warmth fond tepid
warmli cordial heartili
warmong militarist adult grownup hawkish
warmth warm warmhearted heat
warn warner admonit monit admonish monish alarm caveat forewarn
warp garbl distort falsifi buckl deform
warrant guarantor warrantor sureti
warrior person individu guerrilla centurion guerilla somebodi samurai
warsaw warszawa
wart verruca warti protuber gibbos gibbous excresc extrus protrus
wash lavat washabl washer launder rins lave dishwash washup ablut
washbasin washbowl washstand handbasin lavabo lavatori basin
washbowl washbasin washstand handbasin lavabo lavatori basin
washington washingtonian wa
washup bath dishwash clean wash cleans lavat
wast uneconom cachexi cachexia thriftless atrophi squander purposeless superflu dissip waster emaci gaunt
wastebasket contain
wasteland barren heathland
wastewat effluent
watch observ vigil alert insomniac sleepless watcher sight monitor stargaz
watcher spectat viewer looker watch watchman wit observ perceiv behold onlook moviego theatrego
watchfulli vigilantli
watchmak horolog horologist maker shaper
watchman watcher guard patrol portwatch sentinel sentri
water lachrym lacrim wateri moir tear dishwat saltwat seawat fieldhand freshwat limewat meltwat
watercolor watercolorist watercolour paint
watercolorist watercolourist watercolor painter
waterfal fall
waterfront dockyard seafront
wateri reek water muddi sloppi washi wet
waterproof rainproof seal raincoat protect
watersh landmark
waterwai watercours
wattl lappet caruncl caruncula
wave waftur wavelet beckon tsunami rippl breaker whitecap
wavelength distanc
waver hesit hesitat vacil fluctuat waffl falter flitter coward
wavi curli crinkl crinkli wavelik rippl
wax waxi ceresin cerumen earwax lipid lipoid spermaceti beeswax carnauba
waxen waxlik waxi
waxlik waxen waxi
waylai bushwhack scupper ambush ambuscad
waysid roadsid
wayward obstin pervers
weak fail impuiss washi imperfect
weaken lessen diminish vitiat debilit enerv enfeebl thin undermin attenu agent transform fade
weakli debil decrepit infirm sapless
wealth wealthi rich luxuri affluenc opul
wealthi monei wealth affluent suffici luxuri affluenc opul mammon sumptuous
wean ablact
weapon equip gun instrument missil sword knuckl projectil lanc flamethrow knuck wmd hatchet
wear wearer careworn wearabl erod tire weari draw haggard raddl eros exhaust corras
wearer wear user
weari tire tired aweari fatigu jade wear exhaust outwear eyestrain asthenopia loggi logi
wearili tiredli
wearisom irksom tiresom tediou bore deaden dull
weather weatherworn condit element wind temper inclement inclem
weav interweav weaver handicraft
web net netlik webbi weblik entangl www laci network vane
wed marri hymen nuptial conjoin wednesdai espous ceremoni
wedg impact cuneu hacek hoagi zep deposit
wednesdai midweek wed weekdai
wee bitti teeni teensi teentsi weeness weeni weensi mictur piss urin
weed weedi sen sess locowe weeder garment benwe capewe carpetwe cockleburr gosmor groundsel
week hebdomad weekli period shibah shivah shiva
weekdai sit mondai saturdai fridai thursdai tuesdai wednesdai fri sabbatum tue feria th
weekend period vacation vacationist
weekli hebdomad hebdomadari week
weep weeper dolor dolour lachrymos tear cry cernuou nod pendul wail bawl sob
weigh advis deliber weigher consider
weight leaden weighti heavi coeffici weightless
weightless light weight
weir dam
weird bizarr outlandish eldritch uncanni unearthli wyrd strang unfamiliar
welcom greeter salut person individu somebodi
weld welder weldment fasten
welfar eudaemonia eudaimonia wellb benefit pogei pogi
weltanschauung view perspect
welter jumbl muddl clutter fuddl
west occid
westerli westbound wester
western occident occidentalis westernis habit inhabit dweller denizen indwel
westward westbound
wet condit muddi moistur damp moist dampen moisten wateri humid drench sous soggi
whack wham whop wallop drub thrash trounc lace beat lick flog
whale hulk heavyweight whaler
wharf pier wharfag quai
wheat spell durum emmer
wheedl cajol inveigl wheedler coax blandish blarnei palav entic ingrati
wheel roll cogwheel nosewheel paddlewheel rowel
wheelchair chair
wheez asthmat wheezi
whereabout locat
whet quicken
whiff whiffer sniff gust
whig liber englishman liberalist
whim capric impuls whimsei whimsi desir
whimper mewl pule wail
whine whiner whinei whini creak squeak screech snivel screak skreak yammer yawp
whinni neigh nicker whicker
whip flog whipper lash flagel tan whipstitch trounc beat welt slash drub thrash
whir birr whirr whiz purr whizz
whirl twiddl gyrat twirl swirl birl eddi rotat
whiskei whiski spirit liquor booz
whisker barbat bewhisk whiskeri beard hairsbreadth vibrissa attilio goate
whiski whiskei spirit liquor booz
whisper susurr voiceless rustl murmur nois utter speaker verbal talker verbalis
whit smidg smidgen smidgeon smidgin tittl shred iota scintilla
white sinless pure puriti hoari
whitefac hereford beef
whiten lighten bleach clorox
whiz hotshot maven mavin superstar wiz whir wizard birr purr whirr whizz virtuoso
whole hale uniti integr complet incomplet
wholesal jobber middleman distribut distributor
wholesom qualiti health nutrit nutriti
wholli total entir altogeth complet
whoop whooper
whore bawd harlot whoredom prostitut cocott cyprian tart woman demimondain floozi ianfu streetwalk
whorl gyre coil helic spiral verticil volut curlicu scroll ringlet turbin helix calyx
wick wicked sever disgust impish implik loathli prankish puckish repel revolt skanki yucki
wicked immor iniqu wick loathsom nefari repuls sin evil slimi vile evildo
wickedli evilli
wicker cane wickerwork wood
wide broad enorm immens sizeabl vast grand encompass panopt great width
widen broaden
widow widowman widowhood man woman dowag
widowhood widow
width breadth wide broad narrow dimens
wield exert
wife uxori wifelik woman partner housewif spous matron homemak missi missu sheika sheikha
wig scold chide objurg hairpiec periwig peruk postich
wiggl jiggl joggl wiggler
wigmak maker shaper
wild feroc fierc furious furi untam vehem violenc passion savag wildflow
wildcat brute beast
wildcatt oilman
wile chicaneri wili trickeri shenanigan guil chican decept dissembl dissimul duperi hoax juggleri
wilfulli willfulli
wili crafti foxi guil knavish sly slyness tricksi wile dodgi tricki cun slick
will fractious unruli wil willing froward headstrong contrari pervers intract
willing will recept disposit tempera
willow tree
willpow firm resolut
wilsonian wilson
wilt limp
win winner victori fetch profit gain take
winc flinch cring quail recoil funk squinch shrink
wind pursi meander twisti windi blow wander rambl twist tortuou weather breez southeast
windbag gasbag
windbreak anorak parka shelterbelt windcheat jacket hedg cagoul hedgerow
windi blowi prolix wordi wind breezi verbos laputan turgid
windmil aerogener
window skylight clearstori clerestori dormer shopwindow jalousi porthol transom
windowpan pane
windowsil sill
windshield windscreen
wine vinifi vino vinou winei wini vinac alcohol vermouth vintag dubonnet inebri maconnai
wing backstag fly offstag mean
wingman pilot
wink nictat nictit winker blink twinkl jiffi instant reflex palpebr
winner win victor achiev succeed contest conteste upsett medalist medallist
winnow sift
winter winteris winteri wintertim wintri overwint
wintertim winter
wintri winteri winter ici frosti glacial
wipe wiper
wire pump wirer barbwir
wiri stringi thin lean spare
wisdom sapienc wise abstrus
wise sage sound wisdom judici good knowledg advis statesmanship statecraft
wisecrack salli
wisenheim weisenheim wiseacr
wish aspir desir like long yearn hungri velleiti
wisp wispi tuft tussock
wit witti wittic witness brainpow humor consciou marbl mental humour spectat viewer watcher
witch magic sorcer wizardli enchantress wizard crone witcheri occultist warlock
with withi
withal nevertheless nonetheless notwithstand
withdraw indrawn withdrawn reced reclus backdown retreat disengag seclud unsai
wither wizen annihil shrivel shrunken devast sere shrink fade
withhold person somebodi
withstand defi defend oppos antagonist adversari
witti wittic wit humor humour messag joke satir imperson ironi gag sarcasm cartoon
wittingli knowingli
wizard hotshot maven mavin superstar wiz virtuoso whiz whizz adept geniu magic sorcer
wobbl wobbler ricketi shaki coggl wonki
woe suffer woeful miseri miser wretched
woeful woebegon woe wretch execr mourn sorrow ruth
woefulli deplor lament
wolf brute masher canid
wolflik wolfish
woman philander womanis womanli effemin effeminis womanhood femin feminis philand man ey girl
womb uteru
wonder admir wondrou inquisit marvel terrif tremend fantast howl specul rattl inquir enquir
wonderfulli marvel superbl terrif toppingli wondrous wondrou
wondrou wonder marvel terrif tremend fantast howl superbl toppingli wonderfulli wondrous rattl
wondrous marvel superbl terrif toppingli wonderfulli wondrou
woo court courtship wooer bundl entreati
wood forest woodsi woodi grove veget splinter oak mapl wicker mahogani sandalwood sawdust
woodcarv carver carv woodwork woodman woodsman
wooden clumsi graceless
woodenli ungracefulli ungraci gracelessli
woodgrain grain woodi
woodpeck peckerwood pecker ivorybil piculet sapsuck
woodwork carpentri woodman woodsman carpent craft craftsman artisan woodcarv artific cabinetmak cabinetri journeyman
wool woolen woollen cloth fabric textil
woolen wool woollen cloth fabric textil
woolgath woolgather daydream stargaz dreami mooni dream
woolli floccul muddl addl muzzi lanat wooli befuddl
word phraseolog diction verbiag phrase lyric term verbal signifi synonym monosyl terminolog anaphor
wordlessli mute silent taciturnli
wordsworth wordsworthian
work plant deed worker workabl factori breweri distilleri manufactori refineri saltwork smelter smelteri
workabl execut feasibl viabl practic work
workbench bench worktabl
worker work prole proletarian person individu assist employe employ servant solder moonlight shovel
workman workingman workmanship employe labor warehous mover lacer excav labour blaster chargeman guestwork
workout exercis exert bodybuild isometr musclebuild travail
workshop shop binderi bookbinderi brickfield brickyard workplac turneri
worktabl workbench
world macrocosm univers cosmo globe realiti populac earth
worldli mundan secular blase tempor sophist
worldwid univers global ecumen oecumen cosmopolitan
worm wormi writh squirm wriggl acanthocephalan arrowworm chaetognath flatworm helminth nematod nemertean nemertin
worri disquiet worrier worriment badger bedevil distress disturb perturb troubl worrisom headach upset
worriment troublesom worri inconveni difficult cumbersom unwieldi
worsen exacerb declin aggrav declens deterior exasper falloff downturn
worship ador idol idolis worshipp believ godli rever anthropolatri arborolatri astrolatri autolatri cosmolatri
worshipp believ worship monotheist numerologist theosophist pantheist theist
worst cloth fabric textil
worth deserv valuabl worthi
worthi worth good meritori deserving laudabl praiseworthi quotabl roadworthi
worthless ineptitud despic vile slimi unworthi qualiti sorri groundless valueless shuck feckless paltri
wound stab injur lesion hurt maim injuri lacer scath excori stigmata trauma
wrack wreck seawe
wraithlik shadowi
wrangl haggl dustup wrangler brawl quarrel bargain alterc bicker fraca pettifoggeri tiff
wrap mantl drape enwrap absorb cloak engross wrapper intent cloth swath enfold envelop
wrapper housecoat neglig neglige peignoir wrap
wrath wroth rage furi
wreak bring
wreath chaplet coron lei garland
wreck wreckag ruin wrack wrecker raze ruinat demolit
wreckag wreck flotsam lagan lagend ligan
wrench rack
wrestl rassl wrestler grappl writh squirm wriggl sumo
wrestler matman grappler wrestl fighter battler scrapper bantamweight flyweight
wretch execr despic hapless misfortun piteou wretched woeful vile deplor miscreant
wretched miser miseri wretch woe
wriggl wriggli writh squirm wiggli wriggler twist wrestl worm
wring contort wringer deform
wrinkl uniron wrinkli crinkl ruckl seam dermatoglyph
wrist carpu
writ certiorari mandamu
write hagiographa ketubim indit writer pen authorship compos novel adoxographi lexicographi novelis
writer author write commun abstract poet compil novelist paragraph lyricist playwright journalist dramatist
writh contort wriggl wriggli writhen squirm wiggli twist wrestl worm
wrong inappropri incorrect improp amiss unjust erron
wrongdo misconduct error evil
wrongli incorrectli
wry iron
wyom wy
xenon xe argonon
xylophon marimba xylophonist
yacht boat vessel seafar barebo watercraft
yank yanker yanke jerk northern
yanke yank northern
yap yelp yip cakehol maw gob
yard curtilag ground
yardag distanc
yardstick criterion touchston
yaw frambesia framboesia
yawn yawner oscit
year twelvemonth yr geezerhood eld yearli period senil annum dotag
yearn long hanker yearner hungri wish desir pine discont nostalgia yen discontent discontented
yearningli longingli
yell shout scream vocifer squall yeller outcri holler hollo cry
yellow xanthou yellowish chickenheart
yelp yap yip
yen hanker ach long yearn
yesteryear past histori bygon yore langsyn
yield conced relent afford
yoga yogic yogist
yoke distich duad dyad twain coupl
yokel bumpkin chawbacon hayse rube hick yahoo
yokut mariposan penutian
yonder yon
young immatur youth ag childish
youngster tiddler kid child nipper tike shaver tyke nestl minor fry kindergarten urchin
youth younker vernal juvenil young hobbledehoi schoolchild
yr twelvemonth year period annum
yucca bush shrub soapwe
yugoslavia jugoslavija yugoslavian
zeal zealou ardor ardour elan eager avid
zero aught nada nil zilch zippo noth naught nought nix null nihil
zest gusto barmi zesti relish yeasti tangi piquanc piquant tang enthusiasm enjoy
zigzag zag zig crank
zinc zn metal spelter
zionism zionist polici
zionist zionism jew israelit
zip zipper aught nada nil postcod zilch zippo noth naught vigor hurri nix
zodiac region
zombi automaton deced
zone zonari zona section segment partit sectionalis
zoo menageri instal facil
zoom whizz
`
