export const care = {
  wool: [
    'Tuuleta ulkona, kostea yöilma riittää usein.',
    'Käsinpesu 30 asteessa villanpesuaineella.',
    'Kuivaa tasossa. Ei rumpukuivausta.',
  ],
  merino: [
    'Tuuleta käyttökertojen välillä.',
    'Konepesu villaohjelmalla, 30 astetta.',
    'Kuivaa tasossa ja muotoile kosteana.',
  ],
  mohair: [
    'Tuuleta ja ravista, pese harvoin.',
    'Käsinpesu viileässä vedessä, älä hankaa.',
    'Kuivaa tasossa pyyhkeen päällä.',
  ],
  wovenWool: [
    'Tuuleta ja harjaa pehmeällä harjalla.',
    'Tahrat lähtevät kostealla liinalla.',
    'Kemiallinen pesu tarvittaessa.',
  ],
  linen: [
    'Konepesu 40 asteessa samanväristen kanssa.',
    'Oio kosteana ja anna kuivua narulla.',
    'Silitä kosteana, jos haluat sileän pinnan.',
  ],
  householdLinen: [
    'Konepesu 60 asteessa.',
    'Pese ennen ensimmäistä käyttöä, niin imukyky paranee.',
    'Älä käytä huuhteluainetta.',
  ],
  felt: [
    'Harjaa pöly pois kuivalla harjalla.',
    'Pyyhi tahrat kostealla liinalla, älä liota.',
    'Kuivaa huoneenlämmössä muotoon aseteltuna.',
  ],
  wood: [
    'Pyyhi kuivalla liinalla.',
    'Riisu ennen suihkua ja saunaa.',
    'Voitele pellavaöljyllä kerran vuodessa.',
  ],
  coasters: [
    'Pyyhi kostealla liinalla ja kuivaa heti.',
    'Ei astianpesukoneeseen.',
    'Voitele pellavaöljyllä kerran vuodessa.',
  ],
  ceramic: ['Pyyhi kostealla liinalla.', 'Säilytä pehmeässä pussissa, savi ei kestä pudotusta.'],
  yarn: ['Valmis neule: käsinpesu 30 asteessa villanpesuaineella.', 'Kuivaa tasossa. Ei rumpukuivausta.'],
  linenYarn: ['Valmis työ: konepesu 40 asteessa.', 'Kuivaa tasossa, venytä kosteana mittoihinsa.'],
};
