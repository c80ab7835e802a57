export const pictures = {
  images: {
    label: 'Image (kuva)',
    select: 'Select or drag images',
    more: 'Add more images',
    kinds: 'JPEG, PNG, WebP tai AVIF. Enintään 10 kuvaa, 8\u00a0Mt kukin.',
    files: (count: number, megabytes: string) =>
      `${count} ${count === 1 ? 'file' : 'files'}, ${megabytes} MB`,
    uploading: 'Uploading images...',
    wait: 'Odota, edelliset kuvat ovat vielä matkalla.',
    failed: 'Upload failed. Please try again.',
    removeAll: 'Remove Images',
    refused: 'Kuvat, joita ei voitu lisätä',
    removeRefused: (name: string) => `Poista ${name} luettelosta`,
    main: 'Pääkuva',
    model: (number: number) => `Malli ${number}`,
    alternative: (number: number) => `Kuvan ${number} vaihtoehtoinen teksti`,
    colour: 'Mallin väri',
    colourHelp: 'Näkyy valitun mallin vieressä.',
    onlyShown: (most: number) =>
      `Ostaja voi valita ${most} ensimmäisestä mallista. Muut näkyvät kaupassa vain kuvina, kun kuvan avaa suureksi.`,
    detail: (number: number) => `Yksityiskohta ${number}`,
    detailList: 'Lähikuvat ja muut näkymät',
    toDetails: 'Siirrä yksityiskohdaksi',
    toModels: 'Siirrä malliksi',
    movedToDetails: (number: number) => `Kuva on nyt yksityiskohta ${number}. Sitä ei myydä mallina.`,
    movedToModels: (number: number) => `Kuva on nyt malli ${number}.`,
    choose: (number: number) => `Kuva ${number}`,
    moveEarlier: 'Siirrä kuva aiemmaksi',
    moveLater: 'Siirrä kuva myöhemmäksi',
    remove: 'Poista kuva',
    moved: (number: number) => `Kuva on nyt ${number}.`,
    list: 'Tuotteen kuvat',
    notImages: (count: number) =>
      count === 1
        ? 'Yksi tiedosto ei ole JPEG-, PNG-, WebP- tai AVIF-kuva, joten se jäi pois.'
        : `${count} tiedostoa ei ole JPEG-, PNG-, WebP- tai AVIF-kuvia, joten ne jäivät pois.`,
    narrow: (pixels: number, names: string) =>
      `Kuva voi näyttää kaupassa epätarkalta, jos se on kapeampi kuin ${pixels} kuvapistettä: ${names}.`,
    tooMany: 'Tuotteella voi olla enintään 10 kuvaa.',
    tooLarge: (name: string) => `${name} on liian suuri. Yksi kuva saa olla enintään 8\u00a0Mt.`,
  },
} as const;
