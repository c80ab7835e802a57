/** Words that Finns use as passwords, in lower case, with å ä ö as a a o. */
const words = `
salasana salasanani salainen salaisuus salasanat kirjaudu kirjautuminen sisaankirjautuminen tunnus kayttaja
kayttajatunnus yllapito yllapitaja paakayttaja hallinta admini vieras testaus testi testitesti kokeilu tervetuloa
avaasesami sesamaukene oletus vaihdatama vaihdasalasana unohdin unohtui enmuista arvaatama helppo helppoa vaikea
asdfghjklo qwertyuiopa qwertya qwertyuiop qazwsxedc poiuytrewq oaoaoaoa abcdefga abcdefgh abcabc
aiti aitini isa isani mummo mummi mummola pappa ukki vaari sisko veli tytto poika vauva lapset perhe kulta kultaseni
kultsi muru muruseni rakas rakkaani rakkaus rakastan rakastansinua minarakastansinua sinavain hali halaus pusu suukko
sydan ystava ystavat kaveri kaverit enkeli prinsessa prinssi kuningas kuningatar keiju noita peikko muumi muumipeikko
muumilaakso pikkumyy nuuskamuikkunen joulupukki tonttu hirvi karhu karhunen karhut leijona leijonat susi kettu orava
kissa kissat kissanen kissimirri mirri misse katti koira koirat koiranen musti rekku murre halli hauva hauvavauva
hevonen hevoset heppa poni issikka varsa lehma lammas kana kukko possu hamsteri kani pupu pupunen jani janis lintu
kotka joutsen poro porot delfiini tiikeri pantteri hiiri rotta kultakala sammakko perhonen leppakerttu
mansikka mustikka puolukka vadelma lakka omena appelsiini banaani sitruuna porkkana peruna makkara makkaraperuna pulla
korvapuusti karjalanpiirakka mammi salmiakki suklaa fazer karkki lakritsi kahvi kahvikuppi tee kalja olut siideri viina
viski koskenkorva lonkero pizza hampurilainen lettu vohveli jaatelo mansikkakakku
aurinko kuu tahti tahdet taivas meri jarvi metsa saari ranta tuuli myrsky ukkonen salama sade lumi lumiukko pakkanen
talvi kevat kesa kesaloma kesayo syksy ruska juhannus joulu joululahja vappu paasiainen uusivuosi syntymapaiva sauna
saunailta loyly mokki kesamokki koti kotona kotisatama ruusu tulppaani orvokki voikukka sinivuokko kielo koivu manty
kuusi tammi pihlaja kukka kukkanen sateenkaari unelma unelmat onni onnea ilo elama vapaus rauha toivo usko valo pimea
suomi suominen suomalainen finland sisu sisukas helsinki helsingfors stadi espoo vantaa tampere turku oulu lahti kuopio
jyvaskyla pori joensuu lappeenranta hameenlinna vaasa rovaniemi seinajoki mikkeli kotka salo porvoo kouvola kokkola
hyvinkaa nurmijarvi jarvenpaa rauma tuusula kirkkonummi kerava kajaani nokia ylojarvi kangasala savonlinna riihimaki
raisio imatra raahe sastamala hollola tornio iisalmi levi ruka yllas saimaa lappi karjala savo pohjanmaa kainuu ahvenanmaa
jokerit hifk tappara ilves karpat tps tepsi assat pelicans kalpa jyp saipa hpk lukko sport ilvekset hjk huuhkajat
jaakiekko jalkapallo salibandy pesapallo koripallo lentopallo hiihto formula kimi raikkonen hakkinen selanne
teemuselanne litmanen koivusaku manchester liverpool arsenal barcelona ferrari mersu volvo toyota nissan corolla mopo
traktori valtra valmet lada harrikka moottoripyora skootteri
perkele saatana helvetti vittu vitunvittu vittujee paska kusi kusipaa perse homo huora pillu kyrpa mulkku idiootti
hullu tyhma haista haistavittu voivittu voihelvetti eivittu hitto jumalauta pelle apina
anna aino aada emma ella helmi hanna heidi henna iida iina irina jaana jenna jenni johanna julia kaisa katja katri kati
kirsi krista laura leena liisa linda lotta maija mari maria marja marika marjut marjaana meri miia mira minna minttu
mirja nea nelli niina noora outi paula pia pinja piia riikka ritva roosa saara salla sanna sari satu sini sinikka sirpa
sofia sonja suvi susanna taina tanja tarja teija terhi tiina tiia tuija tuula tuulia ulla veera venla viivi virpi
aleksi antti anssi ari arto atte eero eemeli eetu eino elias elmeri erkki esa hannu harri heikki henri ilkka jaakko
jari jarkko jarmo jere jesse joel joona joonas jouni juha juhani juho jukka jussi kalle kari kimmo lasse lauri leevi
leo luka mika mikael mikko miro niko niklas oliver onni oskari otto pasi pekka pentti petri petteri rasmus reijo risto
roope sakari samu sami samuli santeri seppo simo tapio tatu teemu tero timo tomi tommi toni topi tuomas tuomo ville
vesa viljami virtanen korhonen makinen nieminen makela hamalainen laine heikkinen koskinen jarvinen lehtonen lehtinen
saarinen salminen heinonen niemi heikkila salonen kinnunen turunen salo laitinen tuominen rantanen karjalainen jokinen
mattila savolainen lahtinen ahonen
nokialainen tietokone puhelin kannykka netti internet facebook instagram spotify minecraft fortnite pokemon pikachu
counterstrike hesburger prisma kmarket lidl alko marimekko iittala arabia fiskars kalevala vainamoinen aino sampo
ankkalinna akuankka roopeankka mikkihiiri hessuhopo nalle nallepuh nasu tiikerit barbie batman superman spiderman
starwars harrypotter matti meikalainen mattimeikalainen maijameikalainen teppo tepponen
villa villasukka villalanka villapaita lanka lankakera neule neulominen neuloja puikot virkkaus kasityo kasityot lampaat
`;

/** Two letters would match by chance. */
export const finnishWords: ReadonlySet<string> = new Set(
  words.split(/\s+/).filter((word) => word.length > 2),
);
