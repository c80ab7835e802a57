import type { ReviewFit } from '@shop/shop-rules';

type Example = [name: string, stars: number, text: string, fit?: ReviewFit];

export const exampleReviews: Record<string, Example[]> = {
  'usva-mekko': [
    [
      'Helmi',
      5,
      'Pellava on juuri sopivan painavaa: laskeutuu kauniisti eikä paista läpi. Taskut ovat niin syvät, että puhelin pysyy.',
      'true',
    ],
    [
      'Kaija',
      4,
      'Kaunis väri, hillitympi kuin kuvassa. Rypistyy, kuten pellava aina, mutta se kuuluu asiaan.',
      'true',
    ],
    [
      'Noora',
      3,
      'Mekko on hieno mutta minulle turhan väljä vyötäröltä. Ensi kerralla valitsen koon pienemmän.',
      'large',
    ],
  ],
  'aitta-mekko': [
    [
      'Tuulikki',
      5,
      'Ollut käytössä koko kesän ja pesty monta kertaa. Saumat ovat ennallaan ja kangas vain pehmenee.',
      'true',
    ],
    ['Sanna', 5, 'Juhannusmekko, josta tuli arkimekko. Helma on sopivan pitkä pyöräilyynkin.', 'true'],
    ['Elsa', 4, 'Hartioista vähän kapea, muuten täydellinen.', 'small'],
  ],
  'niitty-mekko': [
    ['Marjatta', 5, 'Tilasin tyttärelle lahjaksi, ja nyt haluan samanlaisen itselleni.', 'true'],
    ['Iida', 4, 'Ilmava helteelläkin. Napit ovat kaunista puuta.', 'large'],
  ],
  'laine-hame': [
    ['Pirkko', 5, 'Villa ei kutita sukkahousujen kanssa, ja hame pitää muotonsa istumatyössä.', 'true'],
    ['Heli', 3, 'Laatu on hyvä, mutta vyötärö on reilu. Ompelin siihen kaksi muotolaskosta.', 'large'],
  ],
  'tuuli-paita': [
    ['Kaisa', 5, 'Paras puuvillapaita, jonka olen ostanut. Kaulus jää siististi villapaidan alle.', 'true'],
    ['Anneli', 4, 'Hihat ovat pitkät, mikä on minusta hyvä. Väri on pysynyt pesussa.', 'true'],
    ['Mira', 2, 'Kangas on ohuempaa kuin odotin, joten vaalea tarvitsee topin alle.', 'true'],
  ],
  'kelo-jakku': [
    ['Ritva', 5, 'Jakku on kuin tehty minulle. Vuorin kuosi ilahduttaa joka kerta.', 'true'],
    ['Outi', 4, 'Ryhdikäs ja lämmin. Paksun neuleen päälle ottaisin yhtä kokoa isomman.', 'small'],
  ],
  'sarastus-villapaita': [
    [
      'Veera',
      5,
      'Villa tuoksuu lampaalta ensimmäisen viikon, ja se on pelkkä plussa. Lämmin tuulessakin.',
      'true',
    ],
    ['Jukka', 5, 'Ostin vaimolle, joka ei ole juuri muuta sen jälkeen pitänyt.', 'true'],
    ['Minna', 4, 'Nukkaa vähän kainaloista, mutta nyppy lähtee kammalla. Kuvio on kaunis.', 'large'],
  ],
  'halla-pipo': [
    ['Ville', 5, 'Pysyy korvilla eikä purista. Olen hiihtänyt sillä koko talven.', 'true'],
    ['Aune', 4, 'Pehmeä ja lämmin. Toivoisin vielä punaista väriä.', 'true'],
  ],
  'revontuli-lapaset': [
    ['Saara', 5, 'Kuvio on virheetön, ja peukalo istuu. Kestävät pulkkamäen ja lumityöt.', 'true'],
    ['Tiina', 5, 'Annoin ystävälle lahjaksi Saksaan, ja hän luuli niitä museokaupan lapasiksi.', 'true'],
    ['Leena', 3, 'Kauniit, mutta pieneen käteen varsi on leveä.', 'large'],
  ],
  'kaiho-huivi': [
    ['Inkeri', 5, 'Huivi on kevyt kuin ilma ja silti lämmin. Käytän sitä lentokoneessa peittona.'],
    ['Riikka', 4, 'Väri on vähän sinisempi kuin näytöllä, onneksi pidän siitä.'],
    ['Eeva', 5, 'Reunan käsityö on niin tasaista, ettei sitä uskoisi käsin tehdyksi.'],
  ],
  'suvanto-huopa': [
    ['Hannele', 5, 'Huopa on mökin sohvalla, ja siitä riidellään joka ilta.'],
    ['Petri', 4, 'Iso ja painava, niin kuin huovan pitääkin. Hapsut kannattaa pestä varoen.'],
    ['Sofia', 5, 'Lahja vanhemmille. Paketti oli käärittynä kauniimmin kuin itse olisin osannut.'],
  ],
  'loyly-pyyhe': [
    ['Markku', 5, 'Kuivuu yhdessä illassa ja imee hyvin ensimmäisen pesun jälkeen.'],
    ['Kirsti', 4, 'Aluksi karhea, mutta pehmeni kolmannella pesulla.'],
  ],
  'kaarna-kassi': [
    ['Laura', 5, 'Mahtuu kannettava, eväät ja kirja. Hihna ei hierro olkaa.'],
    ['Essi', 4, 'Tukeva ja siisti. Sisätasku saisi olla vetoketjullinen.'],
    ['Antero', 5, 'Ollut töissä mukana puoli vuotta, eikä mikään sauma ole antanut periksi.'],
  ],
  'tupa-sukat': [
    ['Maija', 5, 'Lattia on kylmä, mutta minun jalkani eivät ole. Toinen pari tilauksessa.', 'true'],
    ['Oskari', 4, 'Kantapää on kestänyt kengissäkin. Varsi venyy hieman.', 'true'],
    ['Ulla', 2, 'Mukavat mutta minulle liian lyhyet. Kokoa kannattaa katsoa mittataulukosta.', 'small'],
  ],
  'tunturi-sukkalanka': [
    [
      'Sirpa',
      5,
      'Lanka on tasaista eikä halkea puikoilla. Kerästä tuli pari miesten sukkia, ja jäi vielä lapasiin.',
    ],
    [
      'Raija',
      4,
      'Kauniisti kirjavaa. Seuraava kerä oli hitusen tummempi, joten kannattaa ostaa kerralla riittävästi.',
    ],
    ['Kerttu', 5, 'Sukat ovat kestäneet kumisaappaissa koko syksyn.'],
  ],
};
