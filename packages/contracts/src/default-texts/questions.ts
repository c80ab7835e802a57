import type { ShopSettings } from '../shop-settings.ts';

export const defaultQuestions: ShopSettings['questions'] = {
  fi: [
    {
      q: 'Miten valitsen oikean koon?',
      a: 'Jokaisen tuotteen sivulla on koko-opas, jossa on valmiin vaatteen mitat senttimetreinä. Mittaa vaate, joka istuu sinulle hyvin, ja vertaa lukuja. Jos jäät kahden koon väliin, neuleissa kannattaa valita pienempi, pellavavaatteissa suurempi.',
    },
    {
      q: 'Kauanko toimitus kestää?',
      a: 'Pakkaamme hyllyssä olevat tuotteet yhden tai kahden arkipäivän kuluessa, ja paketti on perillä tavallisesti 2–4 arkipäivää lähettämisen jälkeen. Voit seurata tilausta omalla tililläsi.',
    },
    {
      q: 'Mitä toimitus maksaa?',
      a: 'Toimitustavat hintoineen: {toimitustavat}. Yli 150 euron tilauksissa toimitus on ilmainen.',
    },
    {
      q: 'Voinko palauttaa tai vaihtaa tuotteen?',
      a: 'Voit. Kun olet saanut paketin, sinulla on 14 päivää aikaa peruuttaa kauppa. Sovita rauhassa, mutta älä ota tuotetta vielä käyttöön. Peruuta kauppa sivulla Peruuta sopimus tästä, tai kirjoita meille, mitä palautat tai minkä koon haluaisit tilalle. Rahat palautamme samalla tavalla, jolla maksoit. Tarkemmin siitä kerrotaan sivulla Palautukset.',
    },
    {
      q: 'Miten villavaate pestään?',
      a: 'Harvoin. Tuuleta vaate ulkona, mieluiten kosteana yönä: se riittää useimmiten. Pese käsin 30-asteisessa vedessä villanpesuaineella, hankaamatta. Purista vesi pois pyyhkeen sisällä ja kuivaa tasossa. Tarkemmat ohjeet ovat tuotteen sivulla.',
    },
    {
      q: 'Kutittaako villa?',
      a: 'Merinovilla ja karitsanvilla eivät juuri kutita. Suomenlampaan villa on karheampaa ja pehmenee käytössä. Jos ihosi on herkkä, pidä alla ohut puuvillapaita tai kysy meiltä, mikä lanka sopisi sinulle.',
    },
    {
      q: 'Miten voin maksaa?',
      a: 'PayPalilla, pankki- ja luottokortilla ja muilla maksutavoilla, joita kassalla tarjotaan. Maksat maksupalvelun omalla sivulla, eivätkä korttisi tiedot kulje meidän kauttamme.',
    },
    {
      q: 'Korjaatteko vaatteita?',
      a: 'Korjaamme kaiken, minkä olemme tehneet. Lähetä meille kuva viasta, niin kerromme, mitä voimme tehdä. Materiaalista laskutamme, työstä emme.',
    },
  ],
  en: [
    {
      q: 'How do I choose the right size?',
      a: 'Every product page has a size guide with the measurements of the finished garment in centimetres. Measure something that fits you well and compare. Between two sizes, take the smaller in knitwear and the larger in linen.',
    },
    {
      q: 'How long does delivery take?',
      a: 'We pack what is in stock within one or two working days, and the parcel usually arrives 2–4 working days after that. You can follow your order in your own account.',
    },
    {
      q: 'What does delivery cost?',
      a: 'Ways of delivery and their prices: {toimitustavat}. Delivery is free for orders over 150 euros.',
    },
    {
      q: 'Can I return or exchange something?',
      a: 'Yes. You have 14 days from receiving the parcel to cancel your purchase. Try things on at leisure, but do not wear them yet. Cancel it on the page Peruuta sopimus tästä, or write to us what you are returning, or which size you would like instead. We refund you in the same way you paid. The details, in Finnish, are on the page Palautukset.',
    },
    {
      q: 'How do I wash wool?',
      a: 'Seldom. Air it outdoors, best on a damp night: most of the time that is enough. Wash by hand at 30 degrees with wool detergent, without rubbing. Press the water out in a towel and dry it flat. Details are on the product page.',
    },
    {
      q: 'Does wool itch?',
      a: 'Merino and lambswool hardly do. Finnsheep wool is coarser and softens with wear. If your skin is sensitive, wear a thin cotton shirt underneath or ask us which yarn would suit you.',
    },
    {
      q: 'How can I pay?',
      a: 'With PayPal, a debit or credit card, and the other ways that the checkout offers. You pay on the payment service’s own page, and your card details do not pass through us.',
    },
    {
      q: 'Do you mend clothes?',
      a: 'We mend everything we have made. Send us a picture of the damage and we will tell you what we can do. We charge for the material, not for the work.',
    },
  ],
};
