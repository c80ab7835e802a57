import { categoryIds } from '@shop/shop-rules/categories';
import type { ShopSettings } from '../shop-settings.ts';

export const defaultHome: ShopSettings['home'] = {
  title: ['Villaa, pellavaa', 'ja aikaa.'],
  lead: 'Käsin neulottuja, ommeltuja ja viimeisteltyjä vaatteita. Suomesta vuodesta 2014.',
  storyTitle: ['Ensin oli yksi lammas', 'ja liikaa villaa.'],
  storyText: [
    'Siitä syntyi ensimmäinen villapaita, sitten toinen naapurille. Nyt meitä on neljä, ja jokaisen työn tekee alusta loppuun sama ihminen.',
    'Suomenlampaan villa tulee suomalaisilta tiloilta, pellava Pohjanmaalta ja Liettuasta. Sarastus-villapaitaa neulotaan kaksi päivää. Sen huomaa, kun sen pukee.',
  ],
  tiles: categoryIds,
};
