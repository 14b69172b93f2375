/** Given names and what people with that name are called. */
const CALLED = `
  aaron: ron ronnie
  abigail: abby gail
  abraham: abe bram
  albert: al bert albie
  alejandro: alex ale jandro
  alexander: alex al xander sasha sascha alec lex sandy
  alexandra: alex sasha sandra lexi alexa sandy
  alfred: fred al alf alfie
  alice: ali
  allison: ali allie
  amanda: mandy
  andreas: andy
  andrew: andy drew
  anthony: tony ant
  antonio: tony toni toño
  arthur: art artie
  barbara: barb babs barbie
  benedict: ben
  benjamin: ben benny benji
  bernard: bernie
  bradley: brad
  caroline: carol carrie
  catherine: cathy cat kate katie cate kitty
  charles: charlie chuck chas chip
  charlotte: charlie lottie
  christian: chris
  christina: chris tina chrissy
  christine: chris chrissy
  christopher: chris topher kit
  clifford: cliff
  constance: connie
  cynthia: cindy
  daniel: dan danny
  danielle: dani
  david: dave davey davy
  deborah: deb debbie
  dennis: denny
  dmitri: dima mitya
  dominic: dom nick
  donald: don donny
  dorothy: dot dottie dolly
  douglas: doug
  edmund: ed eddie ned
  eduardo: edu lalo
  edward: ed eddie ned ted teddy
  edwin: ed eddie
  eleanor: ellie nell nora
  elizabeth: liz lizzie beth betty betsy eliza ellie libby bess lisa
  emily: em emmy
  enrique: quique kike
  ernest: ernie
  eugene: gene
  evelyn: evie
  ferdinand: ferdi
  florence: flo florrie
  frances: fran fanny frankie
  francis: frank frankie
  francisco: paco pancho frank fran kiko
  franklin: frank
  frederick: fred freddie rick
  friedrich: fritz fred
  gabriel: gabe
  gabriella: gabby ella
  geoffrey: geoff jeff jeffrey
  george: georgie
  gerald: gerry jerry
  gerard: gerry
  gertrude: trudy gert
  giovanni: gianni vanni
  giuseppe: beppe pino peppe
  gregory: greg
  guadalupe: lupe lupita
  guillermo: memo guille
  gustav: gus
  gwendolyn: gwen wendy
  hannah: hanna
  harold: harry hal
  heinrich: heinz heiner
  helen: nell nellie
  henry: hank harry hal
  herbert: herb bert
  howard: howie
  ignacio: nacho
  isabella: bella izzy isa
  isabel: izzy isa
  ivan: vanya
  jacob: jake
  jacqueline: jackie
  james: jim jimmy jamie jem
  jane: janie
  janet: jan
  jason: jay
  jeffrey: jeff geoff geoffrey
  jennifer: jen jenny jenn
  jeremy: jerry jem
  jessica: jess jessie
  jesus: chuy chucho
  joan: joanie
  joanna: jo
  johannes: hans hannes jo
  john: jack johnny jon
  jonathan: jon jonny nathan
  jorge: coque
  jose: pepe chepe
  joseph: joe joey jo
  josephine: jo josie
  joshua: josh
  juan: juancho
  judith: judy judi
  julia: jules
  karl-heinz: kalle
  katherine: kate kathy katie kat kitty kathryn kay
  kathleen: kathy kate kay
  kenneth: ken kenny
  kimberly: kim
  konstantin: kostya
  lawrence: larry laurie
  leonard: leo len lenny
  leonardo: leo
  lillian: lily lil
  louis: lou louie
  louise: lou
  lucas: luke
  ludwig: lutz
  luis: lucho
  manuel: manny manolo
  margaret: maggie meg peggy greta rita marge margie daisy madge
  margarita: rita
  maria: mia mari
  martha: marty
  martin: marty
  mary: molly polly mamie
  matthew: matt matty
  maurice: mo
  maximilian: max
  maxwell: max
  megan: meg
  melissa: mel missy
  michael: mike mick mickey mikey mitch
  michelle: shelly chelle
  mikhail: misha
  mildred: millie
  miriam: mimi
  mohammed: mo
  nancy: nan
  natalia: natasha nat
  natalie: nat
  nathan: nate nat
  nathaniel: nate nat nathan
  nicholas: nick nicky nico
  nicole: nicky nikki
  nikolai: kolya
  oliver: ollie
  olivia: liv livvy
  oswald: oz ozzie
  pamela: pam
  patricia: pat patty tricia trish
  patrick: pat paddy rick
  penelope: penny
  peter: pete
  philip: phil pip
  phillip: phil pip
  priscilla: cilla
  rachel: rach
  rafael: rafa
  raymond: ray
  rebecca: becky becca
  reginald: reg reggie
  richard: rich rick dick ricky richie
  robert: rob bob bobby robbie bert
  roberto: beto rob
  roger: rodge
  roland: rollo
  ronald: ron ronnie
  rosemary: rose rosie
  russell: russ
  salvatore: sal toto
  samantha: sam sammy
  samuel: sam sammy
  sandra: sandy
  santiago: santi
  sarah: sally sadie
  sebastian: seb bastian
  sergei: seryozha
  sergio: checo
  sophia: sophie
  stanley: stan
  stephanie: steph
  stephen: steve stevie
  steven: steve stevie
  stuart: stu
  susan: sue susie suzy
  suzanne: sue suzy
  tatiana: tanya
  terence: terry
  theodore: ted teddy theo
  theresa: terry tess tessa
  thomas: tom tommy
  timothy: tim timmy
  valerie: val
  vanessa: nessa
  veronica: ronnie vera
  victor: vic
  victoria: vicky tori vic
  vincent: vince vinny
  virginia: ginny
  vladimir: volodya vova
  walter: walt wally
  wilhelm: willi willy
  william: bill will billy willy liam
  xavier: xavi
  yekaterina: katya
  zachary: zach zack`

const FORMAL = new Map<string, Set<string>>()
for (const line of CALLED.trim().split('\n')) {
  const [formal = '', called = ''] = line.trim().split(': ')
  for (const name of called.split(' ')) FORMAL.set(name, (FORMAL.get(name) ?? new Set()).add(formal))
}

const formalNames = (name: string): Set<string> => new Set([name, ...(FORMAL.get(name) ?? [])])

/** Whether both can be the name of one person: a name and what it is shortened to, or two short forms of a name. */
export function isSameGivenName(one: string, other: string): boolean {
  const names = formalNames(one)
  return [...formalNames(other)].some(name => names.has(name))
}
