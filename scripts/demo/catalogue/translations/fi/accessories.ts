import type { ProductTranslation } from "../types.ts";

/** The products of accessories.ts in Finnish. */
export const accessories: Readonly<Record<string, ProductTranslation>> = {
  "performance-crew-socks": {
    shortDescription: "Pehmustettu kantapää ja kärki, resori jalkaholvissa, sauma ei tunnu.",
    description: [
      "Kärki on ketjuttu käsin eikä jätä harjannetta, ja jalkaholvin resori pitää kantapään paikallaan.",
      "Neulottu merinosta ja nailonista, vasen ja oikea merkitty varren sisäpuolelle.",
    ],
    fit: "Puolivarsi, pohkeen puoliväliin.",
  },
  "tempo-ankle-socks": {
    shortDescription: "Ohuet, nopeat ja juuri kengän yläpuolelle.",
    description: [
      "Kisasukka: yksi ohut kerros, jalkapöydällä verkkoa ja kantaläppä, joka estää kenkää hankaamasta.",
      "Osta kaksi paria. Yksi katoaa aina.",
    ],
    fit: "Nilkkapituinen.",
  },
  "press-compression-socks": {
    shortDescription: "Puristus, joka vähenee nilkasta polveen.",
    description: [
      "Nilkassa 20 mmHg, polvea kohti vähemmän. Hyvät pitkille lennoille ja pitkille lenkeille, ja niiden jälkeisenä päivänä.",
    ],
    fit: "Polvipituinen, napakka puristus.",
  },
  "dold-no-show-socks": {
    shortDescription: "Piilossa kengässä, kiinni kantapäässä.",
    description: [
      "Dold on ruotsia ja tarkoittaa piilotettua. Kantapään silikoninauha estää sukkaa luisumasta jalan alle.",
    ],
    fit: "Nilkan alapuolelle.",
  },
  "pendla-roll-top-backpack": {
    shortDescription: "Rullaa auki kypärälle, rullaa kiinni pieneksi.",
    description: [
      "Työmatkalaisen reppu: kannettava selkää vasten, märät kengät omassa lokerossaan alhaalla ja rullasuu, joka tuo kahdeksan litraa lisää, kun käyt kaupassa.",
      "Vedenpitävä kangas ja teipatut saumat. Etutasku kestää vain roiskeita, joten pidä puhelin ylhäällä.",
    ],
    fit: "24 litraa, 50 × 30 × 16 cm, avattuna 32 litraa. 820 g.",
  },
  "dagstur-daypack": {
    shortDescription: "Yksinkertainen, kevyt reppu, jossa on yksi nokkela tasku.",
    description: [
      "Nokkela tasku on läpän alla: fleecevuorattu laseille tai puhelimelle ja sateelta suojassa. Loppu on yhtä isoa tilaa, kuten päivärepussa kuuluu.",
    ],
    fit: "18 litraa, 46 × 28 × 14 cm. 560 g.",
  },
  "hall-duffel-45": {
    shortDescription: "Viikonloppuun, turnaukseen ja koko perheen uintikamoille.",
    description: [
      "Leveä vetoketju avaa koko yläosan. Sisällä on tasku märille ja tasku kaikelle, mikä muuten katoaa. Ulkona kaksi mukavaa kahvaa.",
      "Kaksinkertainen pohja ei ime vettä lattiasta.",
    ],
    fit: "45 litraa, 58 × 30 × 28 cm. 940 g.",
  },
  "lunch-duffel-22": {
    shortDescription: "Yhdet kengät, yksi vaihtokerta, yksi lounastauko.",
    description: ["Mahtuu lokeroon ja matkatavarahyllylle. Päädyn ilmava tasku pitää kengät erillään paidasta."],
    fit: "22 litraa, 44 × 24 × 22 cm. 610 g.",
  },
  "kurva-cap": {
    shortDescription: "Kuusi paneelia, kaareva lippa, pestyä puuvillaa.",
    description: ["Vapaapäivien lippis. Esipesty, joten se istuu kuin olisi ollut sinulla vuoden."],
    fit: "Säädettävä, 55–61 cm.",
  },
  "vind-running-cap": {
    shortDescription: "Verkkosivut, pehmeä lippa, 48 grammaa.",
    description: [
      "Taita se taskuun, ja se tulee ulos muodossaan. Molemmilla sivuilla verkkoa, ja nauha kerää hien ennen silmiä.",
    ],
    fit: "Säädettävä, 55–61 cm.",
  },
  "vinter-cuffed-beanie": {
    shortDescription: "Ribbineulottua merinoa, leveä käänne.",
    description: [
      "Korvien päällä kaksi kerrosta, päälaella yksi, josta lämpö pääsee ulos. Neulottu samasta merinosta kuin aluskerrastomme.",
    ],
    fit: "Yksi koko. Ribbi joustaa.",
  },
  "spar-running-beanie": {
    shortDescription: "Ohut, napakka ja nopeasti kuivuva.",
    description: ["Päiviin, jolloin lippis on liian vähän ja talvipipo liikaa. Mahtuu kypärän alle ja taskuun."],
    fit: "Yksi koko, napakka.",
  },
  "bred-headband": {
    shortDescription: "Peittää korvat, jättää poninhännän vapaaksi.",
    description: ["Leveä otsanauha, jonka sisäpinta on harjattu, takaa korkeampi poninhännän takia."],
    fit: "Yksi koko, napakka.",
  },
  "grepp-training-gloves": {
    shortDescription: "Puolisormet, ohut kämmen, täysi tuntuma tankoon.",
    description: [
      "Yksi kerros mikrokuitua sinun ja karhennuksen välissä, kaksi siinä mihin kovettumat syntyvät. Kämmenselässä verkkoa ja varsi, jonka vetää päälle sekunnissa.",
    ],
    fit: "Napakka, puolisormet.",
  },
  "grepp-pro-gloves": {
    shortDescription: "Pehmustettu kämmen ja kunnon rannetuki.",
    description: [
      "Raskaisiin vetoihin ja pitkiin sarjoihin: geeliä siellä missä tanko painaa eniten, ja leveä neulottu varsi, joka tukee rannetta.",
    ],
    fit: "Napakka, puolisormet.",
  },
  "vante-running-gloves": {
    shortDescription: "Kosketusnäyttösormet, lämpimät kädet.",
    description: [
      "Harjattu joustohanska, −5…5 °C. Johtavaa lankaa peukalossa ja etusormessa, ja varsi, joka peittää kellon.",
    ],
    fit: "Napakka, täydet sormet.",
  },
  "fjallvante-winter-gloves": {
    shortDescription: "Ulkoa tuulenpitävät, sisältä villaa.",
    description: [
      "Kymmeneen pakkasasteeseen ja tuoreille laduille. Tuulenpitävä kämmenselkä, sauvoista pitävä kämmen ja irrotettava villavuori.",
    ],
    fit: "Tavallinen istuvuus, irrotettava vuori.",
  },
  "kall-steel-bottle": {
    shortDescription: "Kylmänä koko päivän, kuumana puolet siitä.",
    description: [
      "Kaksinkertainen teräsvaippa, välissä tyhjiö. Se ei hikoile laukussa eikä ota makua, ja kannen saa osiin pesua varten.",
    ],
    fit: "0,75 litraa, korkeus 26 cm, leveys 7 cm. 360 g.",
  },
  "klunk-squeeze-bottle": {
    shortDescription: "Pehmeä, kevyt, yhdelle kädelle.",
    description: ["Nimi tulee äänestä. Purista, juo, pudota telineeseen: venttiili sulkeutuu itse."],
    fit: "0,6 litraa, korkeus 20 cm, leveys 7,4 cm. 78 g.",
  },
  "rulle-foam-roller": {
    shortDescription: "Uria pohkeille, reunat niskalle, hiljainen lattialla.",
    description: [
      "Kova ydin uritetussa vaahdossa, kolme pintaa. Kymmenen minuuttia television edessä lasketaan täällä treeniksi.",
    ],
    fit: "Pituus 33 cm, leveys 14 cm. 690 g.",
  },
  "golv-training-mat": {
    shortDescription: "Luonnonkumia, joka pitää hikisistä käsistä, mukana kantohihna.",
    description: [
      "6 mm luonnonkumia pintakerroksen alla, joka imee hien, joten et luista. Se on painava, joten se pysyy suorana.",
      "Uusi matto tuoksuu kumilta viikon. Yö ulkona auttaa.",
    ],
    fit: "183 × 66 cm, paksuus 6 mm. 2,6 kg.",
  },
  "dra-loop-bands": {
    shortDescription: "Kolme litteää kuminauhaa: kevyt, keskivahva, vahva.",
    description: [
      "Kudottua puuvillaa, sisällä kumia, joten ne eivät rullaudu eivätkä nipistä ihokarvoja. Kolme vahvuutta pussissa, joka mahtuu takin taskuun.",
    ],
    fit: "Ympärys levossa 38 cm, leveys 8 cm.",
  },
  "stretch-tube-set": {
    shortDescription: "Kokonainen taljalaite laatikossa.",
    description: [
      "Lateksiletku, kaksi vaahtokahvaa ja oviankkuri: soutuja, punnerruksia ja vetoja kaikkialla, missä on ovi.",
    ],
    fit: "120 cm levossa, noin 11 kg vastusta kaksinkertaisessa pituudessa.",
  },
  "torr-gym-towel": {
    shortDescription: "Penkille tarpeeksi pitkä, laukkuun tarpeeksi ohut.",
    description: ["Toinen puoli froteeta, toinen sileä, ripustuslenkki ja pulssi, josta tiedät, kumpi puoli on sinun."],
    fit: "50 × 100 cm, 450 g neliömetrillä.",
  },
  "krita-chalk-block": {
    shortDescription: "Puhdasta magnesiumkarbonaattia, 56 grammaa.",
    description: [
      "Magnesiumia maastavetopäiviin: yksi kuiva pala, kaksi kuivaa kättä. Murra, jauha tai käytä kokonaisena.",
    ],
    fit: "5 × 5 × 2,5 cm.",
  },
  "fem-panel-cap-prototype": {
    shortDescription: "Ei vielä myynnissä.",
    description: ["Litteä viiden paneelin nailonlippis."],
    fit: "Säädettävä, 55–61 cm.",
  },
  "fem-lined-beanie": {
    shortDescription: "Ulkona merinoa, sisällä fleeceä. Tulee ensipakkasten mukana.",
    description: ["Pipo, jossa on fleecenauha korvien päällä, juoksuun pakkasella. Kuvat ovat tulossa."],
    fit: "Joustaa 55:stä 61 senttiin.",
  },
};
