import { sizeText } from '@shop/shop-rules/size-text';
import type { Words } from '../rendering/email-content.ts';

const mail = (address: string) => ({ text: address, url: `mailto:${address}` });

export const texts = {
  hello: (name: string) => (name.trim() ? `Hei ${name.trim()},` : 'Hei,'),

  order: {
    number: 'Tilausnumero',
    id: 'Tunniste',
    date: 'Tilauspäivä',
    payment: 'Maksutapa',
    trackingCode: 'Seurantakoodi',
    delivery: 'Toimitus',
    fetchFrom: 'Nouto-osoite',
    fetchWhen: (phone: string) =>
      `Jos haluat sopia noutoajasta, vastaa tähän viestiin tai soita numeroon ${phone}.`,
    oneSize: 'Yksi koko',
    size: (size: string) => `Koko ${sizeText(size)}`,
    model: (variant: number, colour = '') => (colour ? `Malli ${variant}, ${colour}` : `Malli ${variant}`),
    pieces: (count: number, each: string) => (count === 1 ? '1 kpl' : `${count} kpl à ${each}`),
    before: (price: string) => `ennen alennusta: ${price}`,
    look: 'Katso tilausta',
  },
  totals: {
    products: 'Tuotteet',
    delivery: 'Toimitus',
    discount: (code: string) => `Alennuskoodi ${code}`,
    freeDelivery: 'Ilmainen toimitus',
    free: 'Ilmainen',
    total: 'Yhteensä',
    vat: (parts: string[]) => `Summaan sisältyy arvonlisäveroa ${parts.join(' ja ')}.`,
  },

  confirmed: {
    subject: (number: string) => `Kiitos tilauksestasi (${number})`,
    preview: 'Maksu on vastaanotettu ja tilauksesi on vahvistettu.',
    title: 'Kiitos tilauksestasi',
    sent: {
      lead: 'Maksusi on vastaanotettu ja tilauksesi on vahvistettu. Pakkaamme sen 1–2 arkipäivässä ja kirjoitamme sinulle, kun se lähtee matkaan.',
      time: 'Paketti on perillä viimeistään 30 päivän kuluttua tilauksesta.',
    },
    toFetch: {
      lead: 'Maksusi on vastaanotettu ja tilauksesi on vahvistettu. Pakkaamme sen 1–2 arkipäivässä ja kirjoitamme sinulle, kun voit noutaa sen.',
      time: 'Voit noutaa tilauksesi viimeistään 30 päivän kuluttua tilauksesta.',
    },
    receipt: (number: string, url: string): Words => [
      `Kuitti ${number} on tämän viestin liitteenä. Saat sen myös `,
      { text: 'tilauksesi sivulta', url },
      '.',
    ],
    attached: (number: string) => `Kuitti ${number} on tämän viestin liitteenä.`,
  },
  shipped: {
    sent: {
      subject: (number: string) => `Tilauksesi on matkalla (${number})`,
      preview: 'Pakkasimme tilauksesi ja lähetimme sen.',
      title: 'Tilauksesi on matkalla',
      lead: 'Pakkasimme tilauksesi ja luovutimme sen kuljetukseen.',
      holds: 'Paketissa',
    },
    toFetch: {
      subject: (number: string) => `Tilauksesi on noudettavissa (${number})`,
      preview: 'Pakkasimme tilauksesi, ja voit tulla noutamaan sen.',
      title: 'Tilauksesi on noudettavissa',
      lead: 'Pakkasimme tilauksesi, ja voit tulla noutamaan sen.',
      holds: 'Tilauksessasi',
    },
    follow: (url: string): Words => ['Voit seurata pakettia ', { text: 'kuljetusyhtiön sivulla', url }, '.'],
  },
  delivered: {
    subject: (number: string) => `Tilauksesi on toimitettu (${number})`,
    preview: 'Sovita rauhassa. Jos jokin ei istu, voit palauttaa sen.',
    care: 'Hoito-ohjeet ovat kunkin tuotteen sivulla.',
    title: 'Tilauksesi on toimitettu',
    lead: 'Tilauksesi on merkitty toimitetuksi. Sovita ja tunnustele rauhassa. Hoito-ohjeet ovat kunkin tuotteen sivulla.',
  },
  cancelled: {
    subject: (number: string) => `Tilauksesi on peruttu (${number})`,
    title: 'Tilauksesi on peruttu',
    by: {
      maker: {
        preview: 'Olemme peruneet tilauksesi.',
        lead: 'Olemme peruneet tilauksesi, eikä sitä toimiteta.',
      },
      customer: {
        preview: 'Peruit tilauksesi.',
        lead: 'Peruit tilauksesi, eikä sitä toimiteta.',
      },
    },
    money: {
      none: 'Tilausta ei ole maksettu, joten sinun ei tarvitse tehdä mitään.',
      here: 'Palautamme rahasi samalla maksutavalla viimeistään 14 päivän kuluessa. Sinun ei tarvitse tehdä mitään.',
      'partly-back':
        'Osa rahoistasi on jo palautettu. Palautamme loput samalla maksutavalla viimeistään 14 päivän kuluessa. Sinun ei tarvitse tehdä mitään.',
      back: 'Rahasi on jo palautettu, ja ne näkyvät tililläsi yleensä muutaman arkipäivän kuluessa palautuksesta. Sinun ei tarvitse tehdä mitään.',
    },
    byHand: {
      here: 'Palautamme rahasi viimeistään 14 päivän kuluessa ja otamme sinuun yhteyttä, jos tarvitsemme tilinumerosi.',
      'partly-back':
        'Osa rahoistasi on jo palautettu. Palautamme loput viimeistään 14 päivän kuluessa ja otamme sinuun yhteyttä, jos tarvitsemme tilinumerosi.',
    },
  },

  lapsed: {
    subject: (number: string) => `Tilaustasi ei maksettu (${number})`,
    title: 'Tilaustasi ei maksettu',
    lead: {
      cancelled: 'Keskeytit maksamisen, joten tilaus raukesi. Sinulta ei ole veloitettu mitään.',
      expired: 'Maksua ei tullut määräajassa, joten tilaus raukesi. Sinulta ei ole veloitettu mitään.',
      declined: 'Maksusi ei mennyt läpi, joten tilaus raukesi. Sinulta ei ole veloitettu mitään.',
    },
    cart: 'Tuotteet ovat yhä ostoskorissasi, mutta niitä ei enää ole varattu sinulle. Jos haluat ne, voit tilata ne uudelleen.',
    freed:
      'Tämän tilauksen tuotteita ei enää ole varattu sinulle. Jos haluat ne etkä ole jo tilannut niitä uudelleen, voit tehdä uuden tilauksen.',
    askAgain:
      'Tuotteita ei enää ole varattu sinulle. Jos haluat ne yhä, vastaa tähän viestiin, niin teemme uuden tilauksen.',
    back: 'Palaa kassalle',
  },
  refunded: {
    subject: (number: string) => `Rahasi on palautettu (${number})`,
    title: 'Rahasi on palautettu',
    lead: {
      maker: (sum: string) => `Palautimme tilauksestasi ${sum}.`,
      withdrawal: (sum: string) => `Peruutit kaupan, ja palautimme sinulle ${sum}.`,
      cancelled: (sum: string) => `Peruit tilauksesi, ja palautimme sinulle ${sum}.`,
      second: (sum: string) => `Maksoit tilauksesi kahteen kertaan, joten palautimme toisen maksun, ${sum}.`,
      late: (sum: string) => `Maksusi tuli, kun tilaus oli jo rauennut, joten palautimme sen, ${sum}.`,
      soldOut: (sum: string) =>
        `Maksusi tuli, kun tilaus oli jo rauennut ja tuotteet oli ehditty myydä. Pahoittelemme, ettemme voi toimittaa tilaustasi. Palautimme maksusi, ${sum}.`,
      rejected: (sum: string) => `Tilauksesi on peruttu, joten palautimme maksusi, ${sum}.`,
      mismatch: (sum: string) => `Maksusi ei vastannut tilauksen summaa, joten palautimme ${sum}.`,
    },
    when: 'Rahat palautuvat samalla maksutavalla, jolla maksoit, ja näkyvät tililläsi yleensä muutaman arkipäivän kuluessa.',
    elsewhere:
      'Rahoja ei voitu palauttaa samalla maksutavalla, jolla maksoit, joten maksoimme ne sinulle muulla tavalla.',
    byHand: 'Maksoimme rahat sinulle suoraan, koska maksoit tilauksen suoraan meille.',
    attached: (number: string) => `Hyvityslasku ${number} on tämän viestin liitteenä.`,
    note: (number: string, url: string): Words => [
      `Hyvityslasku ${number} on tämän viestin liitteenä. Saat sen myös `,
      { text: 'tilauksesi sivulta', url },
      '.',
    ],
    sum: 'Palautettu summa',
    delivery: 'Josta toimitusmaksu',
    less: 'Arvon alentuminen',
    why: 'Syy',
    pieces: 'Palautus koskee näitä',
    order: 'Tilauksesi',
  },
  rest: {
    subject: (number: string) => `Tilauksesi maksusta puuttuu osa (${number})`,
    title: 'Maksustasi puuttuu osa',
    lead: (price: string, came: string, missing: string) =>
      `Tilauksesi hinta on ${price}, mutta olet maksanut ${came}. Puuttuva osuus on ${missing}.`,
    how: 'Maksa puuttuva osuus tilauksesi sivulla. Voit valita maksutavan uudelleen, etkä maksa jo maksamaasi toiseen kertaan.',
    price: 'Tilauksen hinta',
    came: 'Maksettu',
    missing: 'Puuttuva osuus',
    pay: 'Maksa puuttuva osuus',
    held: 'Tuotteet on varattu sinulle, ja vahvistamme tilauksen heti, kun puuttuva osuus on maksettu.',
    order: 'Tilauksesi',
  },
  withdrawn: {
    subject: (number: string) => `Peruutuksesi on vastaanotettu (${number})`,
    title: 'Peruutuksesi on vastaanotettu',
    lead: 'Saimme ilmoituksesi, että peruutat kaupan. Säilytä tämä viesti.',
    at: 'Ilmoitus saapui',
    by: 'Ilmoittaja',
    lines: 'Peruutat näiden kaupan',
    next: 'Näin jatketaan',
    send: (address: string) =>
      `Jos sinulla on jo tuotteet, lähetä ne viimeistään 14 päivän kuluttua osoitteeseen ${address}. Jos paketti ei ole vielä lähtenyt, sinun ei tarvitse tehdä mitään.`,
    money:
      'Palautamme rahasi samalla maksutavalla viimeistään 14 päivän kuluttua ilmoituksestasi. Voimme odottaa, kunnes tuotteet ovat täällä tai olet osoittanut lähettäneesi ne.',
  },
  withdrawalLink: {
    subject: (number: string) => `Linkki kaupan peruuttamiseen (${number})`,
    title: 'Linkki kaupan peruuttamiseen',
    lead: 'Tätä tilausta haettiin peruuttamissivullamme. Tällä linkillä varmistamme, että peruuttaja olet sinä.',
    button: 'Peruuta sopimus tästä',
    how: 'Voit valita sivulla, mitä peruutat.',
    notYou:
      'Jos et hakenut tilausta itse, sinun ei tarvitse tehdä mitään. Tämä haku ei peruuttanut mitään eikä näyttänyt tilaustasi hakijalle.',
    order: 'Tilauksesi',
  },
  orderLink: {
    subject: (number: string) => `Linkki tilaukseesi (${number})`,
    title: 'Linkki tilaukseesi',
    lead: 'Pyysit linkkiä tilaukseesi. Sivulla näet, missä tilauksesi on, ilman kirjautumista.',
    own: 'Linkki avaa tilauksesi kenelle tahansa, joten älä lähetä sitä eteenpäin.',
    notYou:
      'Jos et pyytänyt linkkiä itse, sinun ei tarvitse tehdä mitään. Pyyntö ei näyttänyt tilaustasi pyytäjälle.',
    order: 'Tilauksesi',
  },
  reminder: {
    subject: (number: string) => `Muistutus arvostelusta (${number})`,
    title: 'Millaisia tuotteet olivat?',
    lead: 'Sait tilauksesi kaksi viikkoa sitten, ja pyysit muistuttamaan arvostelusta. Kerro, millaisia tuotteet ovat käytössä, niin muiden on helpompi valita.',
    button: 'Arvostele tuotteet',
    how: 'Kirjaudu sisään ja anna tähdet. Voit kertoa myös, millainen koko oli, ja lisätä kuvia.',
    once: 'Muistutamme kustakin tilauksesta vain kerran.',
    end: (url: string): Words => [
      'Jos et enää halua muistutuksia, voit ',
      { text: 'lopettaa muistutukset arvosteluista', url },
      '.',
    ],
  },
  message: {
    subject: (subject: string, number: string) => `${subject} (${number})`,
    order: 'Tilauksesi',
  },
  back: {
    lowestPrice: (price: string) => `Alin hinta 30 päivän aikana ennen alennusta: ${price}`,
    subject: (title: string) => `${title} on taas saatavilla`,
    title: 'Odottamasi tuote on palannut',
    lead: (title: string) => `${title} on taas saatavilla.`,
    leadOfSize: (title: string, size: string) => `${title} on taas saatavilla koossa ${sizeText(size)}.`,
    look: 'Katso tuotetta',
    noHold: 'Emme voi varata tuotetta, joten se kuuluu sille, joka ehtii tilata sen ensin.',
    end: (url: string): Words => [
      'Pyyntösi päättyi tähän viestiin. Jos odotat muitakin tuotteita etkä enää halua viestejä niistä, voit ',
      { text: 'poistaa kaikki pyyntösi', url },
      '.',
    ],
  },
  wish: {
    'wish-back': {
      subject: (title: string, _price: string) => `${title} on taas saatavilla`,
      title: 'Suosikkisi on palannut',
      lead: (title: string, price: string) =>
        `Suosikkisi ${title} on taas saatavilla. Sen hinta on ${price}.`,
    },
    'wish-cheaper': {
      subject: (title: string, price: string) => `${title}: hinta on nyt ${price}`,
      title: 'Suosikkisi hinta on muuttunut',
      lead: (title: string, price: string) => `Suosikkisi ${title} maksaa nyt ${price}.`,
    },
    end: (url: string): Words => [
      'Jos et enää halua viestejä suosikeistasi, voit ',
      { text: 'lopettaa ne', url },
      ' yhdellä painalluksella, ilman kirjautumista.',
    ],
  },
  questions: (email: string): Words => [
    'Jos jokin jäi epäselväksi, vastaa tähän viestiin tai kirjoita osoitteeseen ',
    mail(email),
    '.',
  ],

  withdrawal: {
    title: 'Jos muutat mielesi',
    noneTitle: 'Ei peruuttamisoikeutta',
    right:
      'Voit peruuttaa kaupan syytä kertomatta 14 päivän kuluessa siitä, kun sinä tai joku muu puolestasi sai tuotteet.',
    whole: 'Voit peruuttaa koko tilauksen tai osan siitä.',
    toMeasure: (title: string) => `${title} (omat mitat)`,
    madeToOrder: (names: string) =>
      `${names} tehdään tilauksesta. Tällaisen tuotteen kauppaa ei voi peruuttaa.`,
    until: (day: string) => `Voit peruuttaa kaupan ${day} asti.`,
    how: (email: string, shop: string, page: string): Words => [
      'Helpoiten peruutat sivulla ',
      { text: 'Peruuta sopimus tästä', url: page },
      '. Voit myös kirjoittaa osoitteeseen ',
      mail(email),
      ' ja kertoa tilausnumeron ja palautettavat tuotteet. Ohjeet ja peruuttamislomake ovat sivulla ',
      { text: 'Palautukset', url: `${shop}/shop/returns` },
      '.',
    ],
  },
  /** @param day '' when unknown */
  guaranteeFile: 'virhevastuu.png',
  terms: (url: string, day: string): Words => [
    'Tilaukseen sovelletaan kaupan ',
    { text: 'ehtoja', url },
    day ? `, jotka on päivitetty ${day}.` : '.',
  ],

  unknownName: (name: string, names: string[]) => {
    const known = names.map((one) => `{${one}}`).join(', ');
    const line = `Merkintää {${name}} ei voi käyttää tässä viestissä.`;
    return known ? `${line} Käytettävissä: ${known}.` : line;
  },
  seller: (businessId: string) => `Y-tunnus ${businessId}`,
  why: {
    ordered: (brand: string) => `Sait tämän viestin, koska teit tilauksen kaupassa ${brand}.`,
    account: (brand: string) => `Sait tämän viestin, koska tällä osoitteella on tili kaupassa ${brand}.`,
    formerAccount: (brand: string) =>
      `Sait tämän viestin, koska tällä osoitteella oli tili kaupassa ${brand}.`,
    newAddress: (brand: string) =>
      `Sait tämän viestin, koska tämä osoite annettiin tilille kaupassa ${brand}.`,
    reminded: (brand: string) =>
      `Sait tämän viestin, koska pyysit kaupassa ${brand} muistuttamaan arvostelusta.`,
    waited: (day: string) =>
      `Sait tämän viestin, koska pyysit ${day} ilmoitusta, kun tuote on taas saatavilla.`,
    wished: (brand: string) =>
      `Sait tämän viestin, koska pyysit kaupassa ${brand} kertomaan, kun suosikkisi halpenee tai palaa myyntiin.`,
    invited: (brand: string) => `Sait tämän viestin, koska sinut kutsuttiin kaupan ${brand} hallintaan.`,
  },

  account: {
    onceUntil: (moment: string) => `Linkki toimii kerran ja vanhenee ${moment}.`,
    elsewhere: 'Jos painike ei toimi, kopioi tämä osoite selaimeen:',
    newEmail: 'Uusi osoite',
    device: 'Laite',
    address: 'IP-osoite',
    links: {
      'password-reset': {
        subject: 'Vaihda salasanasi',
        lead: 'Pyysit uutta salasanaa tilillesi. Voit valita sen tästä.',
        button: 'Valitse uusi salasana',
        unasked:
          'Jos et pyytänyt uutta salasanaa, sinun ei tarvitse tehdä mitään. Salasanasi pysyy ennallaan.',
      },
      'email-confirmation': {
        subject: 'Vahvista sähköpostiosoitteesi',
        lead: 'Vahvista vielä, että tämä osoite on sinun. Tilaustesi viestit tulevat tähän osoitteeseen.',
        button: 'Vahvista osoite',
        unasked: 'Jos et ole luonut tiliä kauppaamme, voit jättää tämän viestin huomiotta.',
      },
      'email-change': {
        subject: 'Vahvista uusi sähköpostiosoitteesi',
        lead: 'Pyysit vaihtamaan tilisi sähköpostiosoitteeksi tämän osoitteen. Osoite vaihtuu, kun vahvistat sen.',
        button: 'Vahvista uusi osoite',
        unasked: 'Jos et pyytänyt vaihtoa, voit jättää tämän viestin huomiotta.',
      },
    },
    invitation: (by: string, brand: string) => ({
      subject: 'Kutsu kaupan hallintaan',
      lead: `${by} kutsui sinut kaupan ${brand} hallintaan. Kun otat kutsun vastaan, valitset itsellesi salasanan.`,
      button: 'Ota kutsu vastaan',
      unasked: 'Jos et odottanut kutsua, voit jättää tämän viestin huomiotta.',
    }),
    news: {
      'email-changed': {
        subject: 'Tilisi sähköpostiosoite on vaihdettu',
        lead: (moment: string) =>
          `Tilisi sähköpostiosoite vaihdettiin ${moment}. Tilisi viestit tulevat tästä lähtien uuteen osoitteeseen.`,
        notYou: (email: string): Words => [
          'Jos et vaihtanut osoitetta itse, kirjoita heti osoitteeseen ',
          mail(email),
          '. Autamme sinua saamaan tilisi takaisin.',
        ],
      },
      'password-changed': {
        subject: 'Salasanasi on vaihdettu',
        lead: (moment: string) =>
          `Tilisi salasana vaihdettiin ${moment}. Samalla tililtäsi kirjauduttiin ulos muilla laitteilla.`,
        notYou: (email: string): Words => [
          'Jos et vaihtanut salasanaa itse, pyydä kirjautumissivulla heti uusi ja kirjoita osoitteeseen ',
          mail(email),
          '.',
        ],
      },
      'account-deleted': {
        subject: 'Tilisi on poistettu',
        lead: (moment: string) =>
          `Tilisi poistettiin ${moment}. Osoitteesi, ostoskorisi ja suosikkisi poistettiin samalla. Tilaustesi tiedot säilyvät niin kauan kuin kirjanpitolaki vaatii.`,
        notYou: (email: string): Words => [
          'Jos et poistanut tiliäsi itse, kirjoita osoitteeseen ',
          mail(email),
          '.',
        ],
      },
      'admin-login': {
        subject: 'Uusi kirjautuminen kaupan hallintaan',
        lead: (moment: string) => `Tililläsi kirjauduttiin kaupan hallintaan ${moment}.`,
        notYou: (email: string): Words => [
          'Jos se olit sinä, sinun ei tarvitse tehdä mitään. Jos et ollut, vaihda salasanasi heti ja kirjoita osoitteeseen ',
          mail(email),
          '.',
        ],
      },
    },
  },
};
