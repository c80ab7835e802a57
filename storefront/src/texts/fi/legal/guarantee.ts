/**
 * The notice of the legal guarantee of conformity, which stands on the way to paying (directive 2011/83, article 6(1)(l),
 * as directive 2024/825 changes it). It says all that the harmonised notice of regulation 2025/1960 says, in the shop's own
 * layout: that the guarantee is the law's, how long it lasts at least and that a country may make it longer, what may be
 * asked for, how a commercial guarantee differs, and where to read more.
 */
export const guarantee = {
  title: 'Lakisääteinen virhevastuu, vähintään kaksi vuotta',
  text: [
    'Jos tuote ei ole sellainen kuin sovittiin tai siihen tulee virhe, myyjä vastaa siitä. EU:n lain mukaan vastuu kestää vähintään kaksi vuotta siitä, kun sait tuotteen. Suomessa se voi kestää pidempään: niin kauan kuin tuotteen voi kohtuudella odottaa kestävän.',
    'Voit pyytää, että myyjä korjaa tuotteen tai vaihtaa sen uuteen maksutta. Jos se ei onnistu kohtuullisessa ajassa tai ilman olennaista haittaa, sinulla on oikeus hinnanalennukseen tai oikeus purkaa kauppa ja saada rahasi takaisin.',
    'Vastuu perustuu lakiin eikä maksa sinulle mitään. Valmistajan tai myyjän oma takuu on siitä erillinen: se voi antaa sinulle enemmän, mutta se ei poista eikä lyhennä lakisääteistä vastuuta.',
  ],
  more: 'Lisää oikeuksistasi: Your Europe',
  url: 'https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_fi.htm',
};
