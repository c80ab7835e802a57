import { createWeaknessCheck } from '@shop/shop-rules/weak-password';
import { dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as finnish } from '@zxcvbn-ts/language-fi';

export type { Weakness } from '@shop/shop-rules/weak-password';

export const findWeakness = createWeaknessCheck({ common, finnish });
