/**
 * Notice on the legal guarantee: directive 2011/83, articles 6(1)(l) and 8(7)(a); regulation (EU) 2025/1960, Annex I.
 * The law fixes the content.
 */
export const guaranteeWords = {
  title: 'Lakisääteinen virhevastuu, vähintään kaksi vuotta',
  text: [
    'Jos tuote ei ole sellainen kuin sovittiin tai siihen tulee virhe, myyjä vastaa siitä. EU:n lain mukaan vastuu kestää vähintään kaksi vuotta siitä, kun sait tuotteen. Suomessa se voi kestää pidempään: niin kauan kuin tuotteen voi kohtuudella odottaa kestävän.',
    'Voit pyytää, että myyjä korjaa tuotteen tai vaihtaa sen uuteen maksutta. Jos se ei onnistu kohtuullisessa ajassa tai ilman olennaista haittaa, sinulla on oikeus hinnanalennukseen tai oikeus purkaa kauppa ja saada rahasi takaisin.',
    'Vastuu perustuu lakiin eikä maksa sinulle mitään. Valmistajan tai myyjän oma takuu on siitä erillinen: se voi antaa sinulle enemmän, mutta se ei poista eikä lyhennä lakisääteistä vastuuta.',
  ],
  more: 'Lisää oikeuksistasi: Your Europe',
  url: 'https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_fi.htm',
} as const;

/** PNG. */
export const guaranteeNoticePath = '/api/shop/settings/guarantee-notice.png';

export const ownGuaranteeNoticePath = '/api/admin/rest/settings/guarantee-notice';

export const guaranteeNoticeSize = { width: 1240, height: 1754 } as const;

/** Attached to every confirmation. */
export const MAX_NOTICE_BYTES = 1_000_000;

export const noticeRefusals = {
  notPng: 'Tiedosto ei ole PNG-kuva.',
  tooLarge: 'Tiedosto on liian suuri. Se saa olla enintään 1 Mt.',
  tooDetailed: 'Kuva on liian tarkka. Leveys ja korkeus saavat olla enintään 10 000 kuvapistettä.',
} as const;
