import type { ProductTranslation } from "../types.ts";

/** The products of womens.ts in Finnish. */
export const womens: Readonly<Record<string, ProductTranslation>> = {
  "latt-sports-bra": {
    shortDescription: "Kevyt tuki voimaharjoitteluun, joogaan ja pitkiin päiviin.",
    description: [
      "Lätt on ruotsia ja tarkoittaa kevyttä. Kaksinkertainen pehmeä jousto, leveä ympärysnauha ja litteinä pysyvät olkaimet: kaikki mitä tarvitset, kun jalat pysyvät lähellä lattiaa.",
      "Irrotettavat pehmusteet, ei hakasia, ei pesulappua. Vedä päälle ja unohda.",
    ],
    fit: "Kevyt tuki. Tukeva ympärysnauha, pehmeät kupit.",
  },
  "stark-high-support-bra": {
    shortDescription: "Vahva tuki juoksuun, testattu D-kuppiin asti.",
    description: [
      "Kaksi erillistä kuppia, painoa jakava painijanselkä ja kainaloiden alta leveämpi ympärysnauha. Mittasimme liikkeen juoksumatolla neljänkymmenen juoksijan kanssa ja valitsimme mallin, joka liikkui vähiten.",
      "Pukeminen vie hetken. Siltä kunnon tuki tuntuu.",
    ],
    fit: "Vahva tuki, napakka joka puolelta.",
  },
  "hog-high-neck-bra": {
    shortDescription: "Edestä korkea, takaa avoin. Käy myös toppina.",
    description: [
      "Kaula-aukko ulottuu solisluuhun, joten mikään ei liiku alaspäin katsovassa koirassa. Avoin selkä antaa lapaluiden liikkua.",
      "Keskivahva tuki, ja pidempi kuin muut urheiluliivimme.",
    ],
    fit: "Keskivahva tuki.",
  },
  "lang-longline-bra": {
    shortDescription: "Pidempi malli, joka ulottuu korkeavyötäröisiin leggingseihin.",
    description: [
      "Pidempi malli tukee enemmän ja peittää kylkiluut. Korkeavyötäröisten leggingsien kanssa väliin ei jää rakoa.",
      "Keskivahva tuki, irrotettavat pehmusteet ja muotoilevat saumat ilman kaaritukia.",
    ],
    fit: "Keskivahva tuki, pidempi malli.",
  },
  "kors-strappy-bra": {
    shortDescription: "Ristikkäiset olkaimet, avoin selkä, kevyt tuki.",
    description: [
      "Kors on ruotsia ja tarkoittaa ristiä. Kaksi kapeaa olkainta risteää avoimen selän yli.",
      "Tehty joogaan, liikkuvuuteen ja kuumiin saleihin. Juoksuun kannattaa valita Stark.",
    ],
    fit: "Kevyt tuki, kiinteät olkaimet.",
  },
  "form-leggings": {
    shortDescription: "Ne läpäisevät kyykkytestin, päivänvalossakin.",
    description: [
      "Tarpeeksi paksut, etteivät kuulla läpi taivuttaessa, tarpeeksi kevyet unohtaa. Form on neulottu takapuolelta yhtenä kappaleena, joten siellä missä istut ei ole saumaa.",
      "Korkea, leveä vyötärönauha pysyy ylhäällä puristamatta, ja siinä on tasku kortille ja avaimelle.",
      "## Mihin ne on tehty\n• **Raskaisiin kyykkyihin**: peittävät täysin venytettyinäkin\n• Joogaan ja pilatekseen\n• Pyöräilyyn sinne",
      "Kahden koon välissä? Katso [kokotaulukko](/size-guide).",
    ],
    fit: "Ihonmyötäinen, korkea vyötärö. Täyspitkät, kun sisäsauma on 78 cm.",
  },
  "kontur-leggings": {
    shortDescription: "Kaksisävyiset osat, jotka seuraavat lihasta.",
    description: [
      "Tummemmat ja tukevammat osat kulkevat lantiolta nilkkaan jalan ulkosivua pitkin ja antavat tukea, jonka tunnet viimeisellä kilometrillä.",
      "Sisäpuolinen nyöri, heijastava painatus pohkeessa ja puhelintasku kummassakin reidessä.",
    ],
    fit: "Ihonmyötäinen, sivuilta napakampi.",
  },
  "raffla-ribbed-leggings": {
    shortDescription: "Hienoa ribbiä ja pehmeä tuntu rauhallisiin studiopäiviin.",
    description: [
      "Ribbineulos tuntuu pehmeältä ja pitää silti napakasti.",
      "Tehty matolle ja sohvalle. Ribbi voi nyppyyntyä pitkillä lenkeillä, joten tielle kannattaa valita Kontur.",
    ],
    fit: "Ihonmyötäinen ja pehmeä.",
  },
  "vinterlop-thermal-leggings": {
    shortDescription: "Sisältä harjatut, reisistä tuulenpitävät.",
    description: [
      "Kahdeksassa pakkasasteessa kuivalla tiellä on ihana juosta, paitsi reisien mielestä. Vinterlöp on sisältä kauttaaltaan harjattu, ja kummankin jalan etuosa pitää tuulta.",
      "Pitkät vetoketjut nilkoissa, heijastavat sivuraidat ja vuorattu takatasku, jossa puhelin ei jäädy.",
    ],
    fit: "Ihonmyötäinen, korkea vyötärö.",
  },
  "vid-flared-leggings": {
    shortDescription: "Polveen asti napakat, lattiaan asti levenevät.",
    description: [
      "Studioleggingsit, jotka käyvät toimistoonkin pitkän paidan kanssa. Lahje levenee polvesta ja peittää kengät nauhoihin asti.",
      "Yksi pituus, 165–178-senttisille, ja helppo lyhentää.",
    ],
    fit: "Polveen asti vartalonmukainen, siitä levenevä.",
  },
  "ficka-short-tights": {
    shortDescription: "Pyöräilyhousun mittaiset, kaksi syvää taskua.",
    description: [
      "Ficka on ruotsia ja tarkoittaa taskua. Kummassakin reidessä on yksi: niin syvä, että mikä tahansa puhelin mahtuu, ja niin napakka, ettei se pompi.",
      "Liimattu lahkeensuu ei rullaudu.",
    ],
    fit: "Ihonmyötäinen, sisäsauma 19 cm.",
  },
  "mjuk-cropped-tee": {
    shortDescription: "Pehmeä, lyhyt, tehty korkealle vyötärölle.",
    description: [
      "Mjuk on ruotsia ja tarkoittaa pehmeää. Lyocell saa puuvillan laskeutumaan kauniisti.",
      "Se päättyy juuri vyötärölle ja pysyy siinä, kun liikut.",
    ],
    fit: "Rento, vyötäröpituinen.",
  },
  "linje-fitted-t-shirt": {
    shortDescription: "Vartalonmukainen treenipaita, joka pysyy paikallaan housuissa tai päällä.",
    description: [
      "Linje on Core Teen naisten malli: hartioista kapeampi, vyötäröltä muotoiltu, takaa pidempi.",
      "Sama lanka, samat litteät saumat, samat kaksikymmentä minuuttia kuivaksi.",
    ],
    fit: "Vartalonmukainen, pituutta lantion yli.",
  },
  "flow-racerback-tank": {
    shortDescription: "Väljä urheiluliivien päälle, selkä antaa liikkua.",
    description: [
      "Painijanselkä jättää urheiluliivit näkyviin ja hartiat vapaiksi. A-linja päästää ilman läpi.",
      "Pitkänä tai solmittuna.",
    ],
    fit: "Rento, takaa pidempi.",
  },
  "kort-cropped-tank": {
    shortDescription: "Toppi sisäänrakennetuilla liiveillä kevyisiin päiviin.",
    description: [
      "Yksi vaate kahden sijaan: pehmeät sisäliivit irrotettavilla pehmusteilla lyhyen, vartalonmukaisen topin alla.",
      "Kevyt tuki. Korkeavyötäröisten leggingsien kanssa tai raskaampina päivinä liivien päällä.",
    ],
    fit: "Vartalonmukainen ja lyhyt.",
  },
  "all-season-merino-blend-base-layer": {
    shortDescription: "Yksi paita maaliskuusta marraskuuhun.",
    description: [
      "Sisällä merinoa lämpöä ja raikkautta varten, ulkona polyesteriä kestävyyttä ja nopeaa kuivumista varten. Ne on neulottu yhteen, joten kerrokset eivät irtoa pesussa.",
      "Peukalonreiät ensimmäiselle kilometrille, lapaluiden välissä heijastin viimeiselle.",
    ],
    fit: "Vartalonmukainen, pitkät hihat.",
  },
  "dis-cropped-hoodie": {
    shortDescription: "Harjattua puuvillaa, vyötäröpituinen.",
    description: [
      "Dis on ruotsia ja tarkoittaa aamu-usvaa. Huppari on yhtä pehmeä, ja sen lyhyt resori osuu juuri vyötärönauhaan.",
      "Vuorattu huppu, kengurutasku ja hihat, joihin kädet mahtuvat piiloon.",
    ],
    fit: "Rento ja lyhyt.",
  },
  "dis-cropped-zip-hoodie": {
    shortDescription: "Dis täyspitkällä vetoketjulla, salimatkoille.",
    description: [
      "Kaikki mistä Disissä pidämme, ja lisäksi kaksisuuntainen vetoketju ja kaksi vetoketjutaskua.",
      "Oma porukkamme käyttää sitä eniten, ja siksi koko S on niin usein loppu.",
    ],
    fit: "Rento ja lyhyt.",
  },
  "are-shell-jacket": {
    shortDescription: "Kolme kerrosta, teipatut saumat, kunnon sateeseen.",
    description: [
      "Vedenpitävä kuori, jossa on polyesterikalvo: vesipilari 20 000 mm, hengittävyys 20 000 g/m².",
      "Huppu kääntyy pään mukana, taskut ovat lantiovyön yläpuolella, ja kainaloiden vetoketjut aukeavat molemmista päistä.",
    ],
    fit: "Tavallinen istuvuus välikerroksen päälle.",
  },
  "soder-bomber-jacket": {
    shortDescription: "Resorikaulus, treenikangas, kaupunkityyli.",
    description: [
      "Bomber samasta joustavasta kuorikankaasta, jota käytämme juoksutakeissa. Se hengittää pyörän selässä ja sopii illalliselle.",
      "Resori kauluksessa, hihansuissa ja helmassa, piilotettu sisätasku ja matta pinta.",
    ],
    fit: "Tavallinen istuvuus, lyhyt malli.",
  },
  "norrsken-puffer-vest": {
    shortDescription: "Lämmin keskivartalo ja vapaat kädet. Palaa ensi syksynä.",
    description: [
      "Liivi lämmittää keskivartaloa ja jättää kädet vapaiksi. Norrskenissä on toppatakkimme täyte naisten mallissa, ja kaulus sulkeutuu leukaan asti.",
      "Se myytiin loppuun nopeammin kuin ehdimme ommella. Lisää tulee ensi syksynä.",
    ],
    fit: "Tavallinen istuvuus hupparin päälle.",
  },
  "morgon-half-zip": {
    shortDescription: "Ensimmäinen kerros päälle, viimeinen pois.",
    description: [
      "Vartalonmukainen paita lyhyellä vetoketjulla ja pehmeällä kauluksella, tehty viileisiin aamuihin, jotka lämpenevät. Avaa se kylkiluihin asti, kun tulee kuuma.",
      "Litteät saumat, peukalonreiät ja suojattu vetoketjun pää, joten mikään ei hankaa leukaa.",
    ],
    fit: "Vartalonmukainen urheiluliivien tai ohuen aluskerroksen päälle.",
  },
  "ylle-fleece-half-zip": {
    shortDescription: "Pitkänukkaista fleeceä, jossa on villaa.",
    description: [
      "Kolmannes nukasta on villaa, joten se pysyy raikkaana viikon mökillä eikä rätise sähköisyydestä.",
      "Joustavat hihansuut ja helma, vetoketju rintaan asti ja trikoolla vuoratut käsitaskut.",
    ],
    fit: "Rento aluskerraston päälle.",
  },
  "strack-studio-joggers": {
    shortDescription: "Kapenevat joustohousut ennen tuntia ja sen jälkeen.",
    description: [
      "Joka suuntaan joustava kangas laskeutuu takertumatta. Kapenevat lahkeet päättyvät resoreihin, jotka pysyvät paikallaan, kun vedät ne polveen.",
      "Trikoiden päällä tunnille ja yksinään kotimatkalla.",
    ],
    fit: "Lantiolta rento, lahje kapeneva.",
  },
  "spurt-split-shorts": {
    shortDescription: "Höyhenenkevyet shortsit, joiden sisähousut pysyvät paikallaan.",
    description: [
      "Helteeseen, vauhtiin, viimeisille 400 metrille. Päällikangasta tuskin huomaa.",
      "Korkeat sivuhalkiot, pehmeät sisähousut ja takana vetoketjutasku.",
    ],
    fit: "Tavallinen istuvuus, sisäsauma 8 cm.",
  },
};
