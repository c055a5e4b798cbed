import type { ProductTranslation } from "../types.ts";

/** The products of mens.ts in Danish. */
export const mens: Readonly<Record<string, ProductTranslation>> = {
  "pulse-core-tee": {
    shortDescription: "Den T-shirt, vi griber først til træning: let, hurtigtørrende og rolig at se på.",
    description: [
      "Core Tee er strikket af et fint garn, der lader luften passere og tørrer hurtigt. På en varm dag i fitnesscentret er den tør igen, før du har lagt vægtstangen på plads.",
      "De flade sømme på skuldrene ligger bag stropperne, så hverken rygsæk eller vægtstang gnaver. Pulsen på brystet er varmepresset på: ingen kanter, der kan mærkes indefra.",
    ],
    fit: "Almindelig pasform: følger skuldrene og falder lige fra brystet.",
  },
  "nattlop-reflective-tee": {
    shortDescription: "En løbetrøje med raglanærmer, som billygter fanger på 150 meters afstand.",
    description: [
      "Halvdelen af året i Norden løber du i mørke. Nattlöp har refleksgarnet i selve ærmerne og ikke i en stribe, der falder af: sort om dagen, lysende i en lyskegle.",
      "Raglansømmene giver armene frit spil, og ryggen er lidt længere, så den bliver nede, når du læner dig ind i bakken.",
    ],
    fit: "Almindelig pasform med plads over skuldrene.",
  },
  "studio-boxy-tee": {
    shortDescription: "Tung bomuld, vid model, stor puls på brystet.",
    description: [
      "En T-shirt med vægt: 240 gram bomuld pr. kvadratmeter. Den holder formen i hundrede vaske og bliver kun blødere.",
      "Vid og lidt kort, som folk, der løfter, gerne vil have den. Vælg noget lettere til løb.",
    ],
    fit: "Vid, lige pasform med lave skuldre. Tag en størrelse mindre for almindelig pasform.",
  },
  "merino-trail-t-shirt": {
    shortDescription: "Fin merinould, der holder sig frisk i tre dage på stien.",
    description: [
      "Uld inderst mod kroppen, spundet så fint, at den ikke klør. Merino varmer, når den er våd, køler, når det er varmt, og gør, at én trøje rækker til hele turen.",
      "Hver tråd har en kerne af nylon, så den tåler rygsækkens skulderremme.",
    ],
    fit: "Tætsiddende: uld virker bedst mod huden.",
  },
  "langpass-singlet": {
    shortDescription: "98 gram, til de lange ture.",
    description: [
      "Der er ikke meget at sige om en singlet, der vejer det samme som en plade chokolade, og det er netop pointen. Dybe ærmegab, ingen sidesømme, intet, der gnaver efter 30 kilometer.",
      "Stoffet er strikket i to tætheder: åbent langs rygraden, tæt, hvor solen rammer.",
    ],
    fit: "Konkurrencepasform: tæt over brystet, løs i taljen.",
  },
  "mesh-interval-tank": {
    shortDescription: "Jersey øverst, mesh nederst: en tanktop til varme fitnesscentre.",
    description: [
      "Den øverste tredjedel er glat jersey, så stangen ligger godt på skuldrene. Resten er mesh, der lukker varmen ud.",
      "Lidt længere end en løbesinglet, så den bliver på plads i romaskinen.",
    ],
    fit: "Almindelig pasform.",
  },
  "distans-long-sleeve": {
    shortDescription: "Fra 5 °C og op: trøjen til det meste af dit løbeår.",
    description: [
      "Varm nok at starte i, luftig nok at komme i mål i. Blød og børstet indvendig, glat udvendig, så jakken glider over.",
      "Tommelhullerne gemmer sig i manchetterne, til du får brug for dem.",
    ],
    fit: "Almindelig pasform med lange ærmer.",
  },
  "pressure-compression-tee": {
    shortDescription: "Fast, hvor musklerne arbejder, smidig, hvor du bøjer.",
    description: [
      "Pressure støtter skuldre og lænd som en hånd på skulderen: du retter dig lidt op og glemmer, at den er der. Sømmene følger musklernes kanter, så de ikke skærer ind.",
      "Den lover ikke hurtigere restitution. Den holder varme muskler varme, leder sveden væk og bliver på plads under alt andet.",
    ],
    fit: "Kompressionspasform: strammer overalt.",
  },
  "pressure-compression-long-sleeve": {
    shortDescription: "Pressure-trøjen med lange ærmer og luftige sider.",
    description: [
      "Mesh fra armhule til hofte lukker varmen ud, mens forsiden holder vinden ude. Brug den alene i fitnesscentret eller under kamptrøjen.",
      "Ærmekanterne er skåret råt, så intet trykker mod håndleddet under handske eller ur.",
    ],
    fit: "Kompressionspasform: strammer overalt.",
  },
  "fjall-mock-neck-base-layer": {
    shortDescription: "Et inderste lag til langrendsspor og kold vind.",
    description: [
      "Høj hals, lange ærmer og børstet inderside: brug Fjäll under skaljakken fra november til marts. Den flytter sveden hurtigt ud, så du også er varm på vejen ned.",
      "Halsen er blød nok at trække vejret igennem og høj nok til at lukke hullet under jakkens krave.",
    ],
    fit: "Tætsiddende, blødere end vores Pressure-tøj.",
  },
  "pressure-compression-tights": {
    shortDescription: "Lange tights med mesh i knæhasen.",
    description: [
      "Faste over lår og læg, åbne bag knæet. Den flade linning med indvendig snøre holder dem oppe uden at skære ind som et bælte.",
      "Brug dem alene eller under shorts. Nøglelomme bagpå, reflekstryk ved begge ankler.",
    ],
    fit: "Kompressionspasform fra talje til ankel.",
  },
  "kvall-hoodie": {
    shortDescription: "Børstet bomuld til efter det sidste sæt.",
    description: [
      "Kväll er svensk for aften, og det er dér, de fleste af os træner. Tag den på efter træningen, og behold den på til aftensmaden.",
      "Kraftig rib holder manchetter og kant på plads, lommen har plads til en telefon og to hænder, og den forede hætte holder formen.",
    ],
    fit: "Almindelig pasform med plads til en T-shirt.",
  },
  "blockad-hoodie": {
    shortDescription: "To toner, én linje over brystet.",
    description: [
      "Den øverste halvdel er tættere strikket og tåler stropper og sikkerhedsseler. Den nederste er blødere og lettere. Linjen mellem dem er al den pynt, der skal til.",
      "Farvet som færdigt tøj i små partier, så ikke to partier har helt samme tone.",
    ],
    fit: "Almindelig pasform.",
  },
  "tung-boxy-hoodie": {
    shortDescription: "460 gram uopskåret bomuldsfrotté. Ja, den er tung.",
    description: [
      "Navnet siger det meste. Det er det varmeste, vi laver uden for, strikket langsomt på løkkemaskiner: elleve meter i timen.",
      "Vid i kroppen, kort i kanten og med en hætte at gemme sig i i bussen.",
    ],
    fit: "Vid, lige pasform med lave skuldre.",
  },
  "aterhamtning-zip-hoodie": {
    shortDescription: "Hel lynlås og lommer, der kan lukkes, til vejen til træning og hjem.",
    description: [
      "En hættetrøje, du åbner med den ene hånd på styret. Lynlåsen går begge veje, og lommerne kan lukkes, så nøglerne kommer med hjem.",
      "Återhämtning er svensk for restitution. Det er den del af træningen, vi er bedst til.",
    ],
    fit: "Almindelig pasform med plads til et mellemlag.",
  },
  "loparjacka-tromso": {
    shortDescription: "Holder vinden ude og lukker varmen ud.",
    description: [
      "Vi testede den i Tromsø: havvind fra venstre, våd sne oppefra og en puls på 160 nedenunder. Forsiden er vindtæt, og ryggen er af strækjersey, der lukker varmen ud.",
      "Reflekslinjer langs lommerne, en høj krave, der ikke rører hagen, og hele jakken kan pakkes ned i sin egen brystlomme.",
      "Den er vandafvisende, ikke vandtæt. Tag en skaljakke på, når det regner rigtigt.",
    ],
    fit: "Smal løbepasform over ét lag.",
  },
  "kebne-puffer-jacket": {
    shortDescription: "Til dig på sidelinjen i −15 °C.",
    description: [
      "Opkaldt efter Kebnekaise, lavet til at stå stille. I modsætning til dun varmer fyldet også, når det er fugtigt.",
      "Elastik i ærmer og kant holder trækken ude. To strikkede inderlommer tørrer handskerne på vejen hjem.",
    ],
    fit: "Almindelig pasform over en hættetrøje.",
  },
  "skargard-windbreaker": {
    shortDescription: "Tofarvet vindjakke til morgener i skærgården.",
    description: [
      "En sprød skal med en hætte, der bliver siddende i modvind. Bærestykket er dobbelt, for det er dér, vejret rammer.",
      "Den rasler lidt. Da vi gjorde den lydløs, holdt den op med at være vindtæt.",
    ],
    fit: "Almindelig pasform over et mellemlag.",
  },
  "intervall-half-zip": {
    shortDescription: "Mellemlaget med egen termostat: en lang lynlås.",
    description: [
      "Åbn den op ad bakke, luk den på toppen. Den halve lynlås går næsten ned til ribbenene, så du kan mærke forskellen.",
      "Rillet fleece indvendig tørrer hurtigt.",
    ],
    fit: "Almindelig pasform over et inderste lag.",
  },
  "tempo-split-shorts": {
    shortDescription: "Ti centimeter, slidser i siderne, lomme til én gel.",
    description: [
      "Lavet til fart. Siderne er slidset op til hoften og overlapper, så de kun åbner sig, når du strækker skridtet ud.",
      "Den bløde indertrusse har ingen midtersøm. Lommen bagpå med lynlås rummer en nøgle og en gel, men ikke en telefon.",
    ],
    fit: "Konkurrencepasform med 10 cm skridtlængde.",
  },
  "dubbel-2-in-1-shorts": {
    shortDescription: "Løse udenpå, tights indeni og ingen telefon, der hopper.",
    description: [
      "Ydershortsene hænger frit. Indertightsene holder om lårene og bærer telefonen i en sidelomme, der klarer box jumps.",
      "Lagene hænger kun sammen i taljen, så intet vrider sig.",
    ],
    fit: "Almindelig pasform med tætsiddende indertights.",
  },
  "styrka-shorts": {
    shortDescription: "Vævet stræk til dybe squats.",
    description: [
      "En kile i skridtet og stræk i siderne lader dig gå helt ned uden foruroligende lyde. Kanten slutter over knæet.",
      "To lommer til hænderne, en lomme med lynlås og en linning, der ikke ruller under løftebæltet.",
    ],
    fit: "Almindelig pasform med 18 cm skridtlængde.",
  },
  "vardag-joggers": {
    shortDescription: "Bløde nok til sofaen, pæne nok til byen.",
    description: [
      "Samme børstede bomuld som i Kväll Hoodie, med ben, der smalner til, og rib ved anklen. Brug dem som sæt eller hver for sig.",
      "Dybe lommer, flad snøre og en skjult lomme med lynlås bagpå.",
    ],
    fit: "Almindelig pasform, smal ved anklen.",
  },
  "uppvarmning-track-pants": {
    shortDescription: "Sidestribe, lynlås ved anklen, af på fire sekunder.",
    description: [
      "Klassiske træningsbukser i et moderne stof: lette, elastiske og hurtigtørrende.",
      "Lynlåsene ved anklen er lange nok til, at benene kan komme over løbeskoene.",
    ],
    fit: "Smal pasform fra knæet og ned.",
  },
  "crew-team-tee": {
    shortDescription: "Den T-shirt, vores eget hold har på til løb.",
    description: ["Lavet til dem, der deler vand ud. Du skal bruge linket for at købe den."],
    fit: "Almindelig pasform, længere bagpå.",
  },
};
