import type { ProductTranslation } from "../types.ts";

/** The products of mens.ts in Finnish. */
export const mens: Readonly<Record<string, ProductTranslation>> = {
  "pulse-core-tee": {
    shortDescription: "Treenipaita, johon tartumme ensimmäisenä: kevyt, nopeasti kuivuva ja hillitty.",
    description: [
      "Core Tee on neulottu ohuesta langasta, joka päästää ilman läpi ja kuivuu nopeasti. Lämpimänä salipäivänä paita on taas kuiva, ennen kuin olet ehtinyt nostaa tangon telineeseen.",
      "Olkapäiden litteät saumat kulkevat olkainten takana, joten reppu tai tanko ei hankaa. Rinnan pulssi on kiinnitetty lämmöllä: sisäpuolella ei tunnu reunoja.",
    ],
    fit: "Tavallinen istuvuus: myötäilee hartioita ja laskeutuu suorana rinnasta.",
  },
  "nattlop-reflective-tee": {
    shortDescription: "Raglanhihainen juoksupaita, jonka ajovalot huomaavat 150 metrin päästä.",
    description: [
      "Pohjoisessa puolet vuodesta juostaan pimeässä. Nattlöpin heijastava lanka on itse hihoissa eikä irtoavassa nauhassa: päivällä musta, valokeilassa kirkas.",
      "Raglansaumat antavat käsille tilaa, ja hieman pidempi selkä pysyy alhaalla, kun nojaat ylämäkeen.",
    ],
    fit: "Tavallinen istuvuus, hartioissa tilaa.",
  },
  "studio-boxy-tee": {
    shortDescription: "Painavaa puuvillaa, väljä malli, iso pulssi rinnassa.",
    description: [
      "Paita, jossa on painoa: 240 grammaa puuvillaa neliömetrillä. Se pitää muotonsa sata pesua ja vain pehmenee.",
      "Väljä ja hieman lyhyt, juuri sellainen kuin nostajat haluavat. Juoksuun kannattaa valita kevyempi.",
    ],
    fit: "Väljä, suora malli, jossa on pudotetut hartiat. Ota kokoa pienempi, jos haluat tavallisen istuvuuden.",
  },
  "merino-trail-t-shirt": {
    shortDescription: "Hienoa merinovillaa, joka pysyy raikkaana kolme päivää polulla.",
    description: [
      "Villaa ihoa vasten, kehrättynä niin hienoksi, ettei se kutita. Merino lämmittää märkänä, viilentää kuumassa, ja yksi paita riittää koko vaellukselle.",
      "Jokaisen langan sisällä on nailonydin, joten paita kestää repun olkaimet.",
    ],
    fit: "Vartalonmukainen: villa toimii parhaiten ihoa vasten.",
  },
  "langpass-singlet": {
    shortDescription: "98 grammaa, pitkille lenkeille.",
    description: [
      "Suklaalevyn painoisesta paidasta ei ole paljon sanottavaa, ja se on tarkoituskin. Syvät kädentiet, ei sivusaumoja, mikään ei hankaa 30 kilometrin jälkeen.",
      "Kangas on neulottu kahteen tiheyteen: selkärangan kohdalta harva, auringon puolelta tiivis.",
    ],
    fit: "Kisamalli: rinnasta napakka, vyötäröltä väljä.",
  },
  "mesh-interval-tank": {
    shortDescription: "Ylhäällä trikoota, alhaalla verkkoa: hihaton kuumille saleille.",
    description: [
      "Ylin kolmannes on sileää trikoota, joten tanko asettuu hyvin hartioille. Loppu on verkkoa, joka päästää lämmön ulos.",
      "Hieman juoksupaitaa pidempi, joten se pysyy paikallaan soutulaitteessa.",
    ],
    fit: "Tavallinen istuvuus.",
  },
  "distans-long-sleeve": {
    shortDescription: "5 asteesta ylöspäin: paita suurimpaan osaan juoksuvuotta.",
    description: [
      "Tarpeeksi lämmin lähtöön, tarpeeksi hengittävä maaliin. Sisältä pehmeä ja harjattu, ulkoa sileä, joten takki liukuu päälle.",
      "Peukalonreiät ovat piilossa resoreissa, kunnes tarvitset niitä.",
    ],
    fit: "Tavallinen istuvuus, pitkät hihat.",
  },
  "pressure-compression-tee": {
    shortDescription: "Tukeva siellä missä lihakset työskentelevät, joustava siellä missä taivut.",
    description: [
      "Pressure tukee hartioita ja alaselkää kuin käsi olkapäällä: ryhti suoristuu hieman, ja paidan unohtaa. Saumat kulkevat lihasten reunoja pitkin, joten ne eivät paina.",
      "Se ei lupaa nopeampaa palautumista. Se pitää lämpimät lihakset lämpiminä, siirtää hikeä ja pysyy paikallaan kaiken muun alla.",
    ],
    fit: "Kompressio: napakka joka puolelta.",
  },
  "pressure-compression-long-sleeve": {
    shortDescription: "Pressure-paita pitkillä hihoilla ja ilmavilla sivuilla.",
    description: [
      "Verkko kainalosta lantiolle päästää lämmön ulos, ja etuosa pitää tuulen loitolla. Salilla yksinään tai kentällä pelipaidan alla.",
      "Hihansuissa ei ole päärmettä, joten mikään ei paina rannetta hanskan tai kellon alla.",
    ],
    fit: "Kompressio: napakka joka puolelta.",
  },
  "fjall-mock-neck-base-layer": {
    shortDescription: "Alin kerros hiihtoladulle ja kylmään viimaan.",
    description: [
      "Korkea kaulus, pitkät hihat ja harjattu sisäpinta: Fjäll kuoritakin alle marraskuusta maaliskuuhun. Se siirtää hien nopeasti pois, joten olet lämmin alamäessäkin.",
      "Kaulus on niin pehmeä, että sen läpi voi hengittää, ja niin korkea, että se sulkee raon takin kauluksen alla.",
    ],
    fit: "Vartalonmukainen, pehmeämpi kuin Pressure-vaatteet.",
  },
  "pressure-compression-tights": {
    shortDescription: "Täyspitkät trikoot, polvitaipeissa verkkoa.",
    description: [
      "Reisistä ja pohkeista tukevat, polven takaa ilmavat. Litteä vyötärönauha ja sisäpuolinen nyöri pitävät ne ylhäällä painamatta kuin vyö.",
      "Yksinään tai shortsien alla. Takana avaintasku, molemmissa nilkoissa heijastava painatus.",
    ],
    fit: "Kompressio vyötäröltä nilkkaan.",
  },
  "kvall-hoodie": {
    shortDescription: "Harjattua puuvillaa viimeisen sarjan jälkeen.",
    description: [
      "Kväll on ruotsia ja tarkoittaa iltaa, jolloin useimmat meistä treenaavat. Vedä päälle treenin jälkeen ja pidä päälläsi illalliselle.",
      "Paksut resorit pitävät hihansuut ja helman paikallaan, taskuun mahtuu puhelin ja kaksi kättä, ja vuorattu huppu pitää muotonsa.",
    ],
    fit: "Tavallinen istuvuus, alle mahtuu T-paita.",
  },
  "blockad-hoodie": {
    shortDescription: "Kaksi sävyä, yksi viiva rinnan yli.",
    description: [
      "Yläosa on tiheämpää neulosta, joka kestää olkaimet ja turvavyöt. Alaosa on pehmeämpi ja kevyempi. Niiden välinen viiva on ainoa koriste, jota tarvitaan.",
      "Värjätty valmiina vaatteena pienissä erissä, joten kaksi erää ei ole aivan samaa sävyä.",
    ],
    fit: "Tavallinen istuvuus.",
  },
  "tung-boxy-hoodie": {
    shortDescription: "460 grammaa lenkkineulosta puuvillasta. Kyllä, se on painava.",
    description: [
      "Tung on ruotsia ja tarkoittaa raskasta. Se on lämpimin vuoriton vaatteemme, hitaasti neulottu: yksitoista metriä tunnissa.",
      "Leveä vartalo, lyhyt helma ja huppu, johon voi piiloutua bussissa.",
    ],
    fit: "Väljä, suora malli, jossa on pudotetut hartiat.",
  },
  "aterhamtning-zip-hoodie": {
    shortDescription: "Täyspitkä vetoketju ja vetoketjutaskut, tehty salimatkoille.",
    description: [
      "Huppari, jonka avaa yhdellä kädellä toisen ollessa ohjaustangolla. Vetoketju kulkee molempiin suuntiin, ja taskut menevät kiinni, joten avaimet tulevat mukanasi kotiin.",
      "Återhämtning on ruotsia ja tarkoittaa palautumista. Siinä me olemme parhaita.",
    ],
    fit: "Tavallinen istuvuus, alle mahtuu välikerros.",
  },
  "loparjacka-tromso": {
    shortDescription: "Pitää tuulen ulkona ja päästää lämmön pois.",
    description: [
      "Testasimme sen Tromssassa: merituulta vasemmalta, märkää lunta ylhäältä ja syke 160 sen alla. Etuosa on tuulenpitävä, ja selkä joustavaa neulosta, joka päästää lämmön ulos.",
      "Heijastavat linjat taskujen reunoissa, korkealle sulkeutuva kaulus, joka ei osu leukaan, ja koko takki pakkautuu omaan rintataskuunsa.",
      "Se on vettä hylkivä, ei vedenpitävä. Kunnon sateeseen tarvitset kuoritakin.",
    ],
    fit: "Kapea juoksumalli yhden kerroksen päälle.",
  },
  "kebne-puffer-jacket": {
    shortDescription: "Kentän laidalle, kun on −15 °C.",
    description: [
      "Nimi tulee Kebnekaise-tunturista, ja takki on tehty paikallaan seisomiseen. Täyte lämmittää kosteanakin, toisin kuin untuva.",
      "Joustavat hihansuut ja helma pitävät vedon ulkona. Kaksi neulottua sisätaskua kuivattaa hanskat kotimatkalla.",
    ],
    fit: "Tavallinen istuvuus hupparin päälle.",
  },
  "skargard-windbreaker": {
    shortDescription: "Kaksivärinen tuulitakki saariston aamuihin.",
    description: [
      "Rapea kuori, jonka huppu pysyy päässä vastatuulessa. Hartiakaarroke on kaksinkertainen, koska sää iskee juuri siihen.",
      "Se kahisee hieman. Kun teimme siitä äänettömän, se ei enää pitänyt tuulta.",
    ],
    fit: "Tavallinen istuvuus välikerroksen päälle.",
  },
  "intervall-half-zip": {
    shortDescription: "Välikerros, jolla on oma termostaatti: pitkä vetoketju.",
    description: [
      "Avaa se ylämäessä, sulje harjanteella. Vetoketju ulottuu melkein kylkiluihin, joten eron huomaa.",
      "Sisäpuolen uritettu fleece kuivuu nopeasti.",
    ],
    fit: "Tavallinen istuvuus aluskerraston päälle.",
  },
  "tempo-split-shorts": {
    shortDescription: "Kymmenen senttiä, halkiot sivuilla, tasku yhdelle geelille.",
    description: [
      "Tehty vauhtiin. Sivut on halkaistu lantiolle asti ja limittyvät, joten ne avautuvat vain askeleen venyessä.",
      "Pehmeissä sisähousuissa ei ole keskisaumaa. Takana olevaan vetoketjutaskuun mahtuu avain ja geeli mutta ei puhelinta.",
    ],
    fit: "Kisamalli, sisäsauma 10 cm.",
  },
  "dubbel-2-in-1-shorts": {
    shortDescription: "Päällä väljät, alla trikoot, eikä puhelin pompi.",
    description: [
      "Ulkohousut laskeutuvat väljinä. Sisätrikoot tukevat reisiä ja kantavat puhelimen sivutaskussa, joka kestää laatikkohypyt.",
      "Kerrokset on yhdistetty vain vyötäröltä, joten mikään ei kierry.",
    ],
    fit: "Tavallinen istuvuus, sisällä ihonmyötäiset trikoot.",
  },
  "styrka-shorts": {
    shortDescription: "Kudottua joustoa syviin kyykkyihin.",
    description: [
      "Haarakiilan ja joustavien sivujen ansiosta pääset alas asti ilman huolestuttavaa ääntä. Lahje jää polven yläpuolelle.",
      "Kaksi käsitaskua, vetoketjutasku ja vyötärönauha, joka ei rullaudu nostovyön alla.",
    ],
    fit: "Tavallinen istuvuus, sisäsauma 18 cm.",
  },
  "vardag-joggers": {
    shortDescription: "Sohvalle tarpeeksi pehmeät, kadulle tarpeeksi siistit.",
    description: [
      "Samaa harjattua puuvillaa kuin Kväll Hoodie, kapeneva lahje ja resorinilkka. Settinä tai erikseen.",
      "Syvät taskut, litteä nyöri ja takana piilotettu vetoketjutasku.",
    ],
    fit: "Tavallinen istuvuus, nilkasta kapea.",
  },
  "uppvarmning-track-pants": {
    shortDescription: "Sivuraita, vetoketjut nilkoissa, pois jalasta neljässä sekunnissa.",
    description: [
      "Klassiset verryttelyhousut modernista kankaasta: kevyet, joustavat ja nopeasti kuivuvat.",
      "Nilkan vetoketjut ovat niin pitkät, että lahkeet menevät juoksukenkien yli.",
    ],
    fit: "Polvesta alaspäin kapea.",
  },
  "crew-team-tee": {
    shortDescription: "Paita, joka omalla porukallamme on kisoissa.",
    description: ["Tehty niille, jotka jakavat vettä. Ostamiseen tarvitset linkin."],
    fit: "Tavallinen istuvuus, takaa pidempi.",
  },
};
