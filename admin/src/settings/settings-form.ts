import type { CategoryId } from '@shop/shop-rules/categories';
import type {
  DeliveryMethod,
  AdminSettings,
  SettingsSections,
  ShopSettings,
  ShopSettingsEdit,
} from '@shop/contracts';
import type { Carrier } from '@shop/shop-rules';
import { isOffered } from '@shop/shop-rules/delivery-price';
import { weekNumber } from '@shop/shop-rules/workshop';
import { centsFromText, eurosText } from '@shop/money';
import { settingsTexts as words } from '../texts/settings.ts';

type Part = { title: string; text: string };
type StoryForm = { title: string; lead: string; parts: Part[] };
type MethodForm = {
  [Field in keyof Omit<DeliveryMethod, 'countries'>]: string;
};

export type SettingsFormValues = {
  seller: ShopSettings['seller'];
  hours: ShopSettings['hours'];
  banner: string;
  freeAboveCents: string;
  delivery: MethodForm[];
  payments: { mobilepay: string; klarna: string };
  smallSeller: string;
  guestCatalogue: string;
  orderLinks: string;
  wishlistSharing: string;
  wishlistNotices: string;
  workshop: { isOn: string; daysPerWeek: string; closedWeeks: string };
  reviews: string;
  home: { title: string; lead: string; storyTitle: string; storyText: string; tiles: { id: CategoryId }[] };
  story: { fi: StoryForm; en: StoryForm };
  questions: ShopSettings['questions'];
};

export type SectionName = keyof SettingsSections;

const euros = (cents: number): string => eurosText(cents).replace('.', ',');
const paragraphs = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
const lines = (text: string): string[] => text.split('\n').map((line) => line.trim());

const typedWeek = (week: string): string => `${weekNumber(week)}/${week.slice(0, 4)}`;

function weekOf(text: string): string {
  const [, week = '', year = ''] = /^(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  return year ? `${year}-W${week.padStart(2, '0')}` : text;
}

export function formOf({ delivery, home, story, questions, ...settings }: ShopSettings): SettingsFormValues {
  const storyForm = ({ parts, ...rest }: ShopSettings['story']['fi']): StoryForm => ({
    ...rest,
    parts: parts.map(({ title, text }) => ({ title, text: text.join('\n\n') })),
  });
  return {
    seller: settings.seller,
    hours: settings.hours,
    banner: settings.banner,
    freeAboveCents: euros(settings.freeAboveCents),
    payments: { mobilepay: String(settings.payments.mobilepay), klarna: String(settings.payments.klarna) },
    smallSeller: String(settings.smallSeller),
    guestCatalogue: String(settings.guestCatalogue),
    orderLinks: String(settings.orderLinks),
    wishlistSharing: String(settings.wishlistSharing),
    wishlistNotices: String(settings.wishlistNotices),
    workshop: {
      isOn: String(settings.workshop.isOn),
      daysPerWeek: String(settings.workshop.daysPerWeek),
      closedWeeks: settings.workshop.closedWeeks.map(typedWeek).join('\n'),
    },
    reviews: String(settings.reviews),
    delivery: delivery.map(({ countries: _countries, ...method }) => ({
      ...method,
      cents: euros(method.cents),
      freeAboveCents: method.freeAboveCents === null ? '' : euros(method.freeAboveCents),
      pickUpPoint: String(method.pickUpPoint),
    })),
    home: {
      title: home.title.join('\n'),
      lead: home.lead,
      storyTitle: home.storyTitle.join('\n'),
      storyText: home.storyText.join('\n\n'),
      tiles: home.tiles.map((id) => ({ id })),
    },
    story: { fi: storyForm(story.fi), en: storyForm(story.en) },
    questions,
  };
}

export const newMethod = (freeAboveCents: string): MethodForm => ({
  id: '',
  name: '',
  carrier: 'posti',
  days: '',
  cents: '',
  freeAboveCents,
  pickUpPoint: 'false',
});

export const notOffered = (methods: MethodForm[], pickUpCarriers: Carrier[]): string[] =>
  methods
    .map((method) => methodOf(method))
    .filter((method) => !isOffered(method, pickUpCarriers))
    .map(({ name }) => name);

/** Slug of a name: 'Matkahuolto lähellä' → 'matkahuolto-lahella'. */
export function idOfName(name: string, usedIds: readonly string[]): string {
  const plain = name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 36);
  const id = plain || 'toimitus';
  if (!usedIds.includes(id)) return id;
  let number = 2;
  while (usedIds.includes(`${id}-${number}`)) number += 1;
  return `${id}-${number}`;
}

/** Unreadable sums become NaN; `wrongSums` names them. */
export function sectionsOf(values: SettingsFormValues): SettingsSections {
  const storyOf = ({ parts, ...rest }: StoryForm) => ({
    ...rest,
    parts: parts.map(({ title, text }) => ({ title, text: paragraphs(text) })),
  });
  const usedIds = values.delivery.map(({ id }) => id).filter(Boolean);
  return {
    seller: values.seller,
    hours: values.hours,
    banner: values.banner,
    freeAboveCents: centsOf(values.freeAboveCents),
    payments: {
      mobilepay: values.payments.mobilepay === 'true',
      klarna: values.payments.klarna === 'true',
    },
    smallSeller: values.smallSeller === 'true',
    guestCatalogue: values.guestCatalogue === 'true',
    orderLinks: values.orderLinks === 'true',
    wishlistSharing: values.wishlistSharing === 'true',
    wishlistNotices: values.wishlistNotices === 'true',
    workshop: {
      isOn: values.workshop.isOn === 'true',
      daysPerWeek: /^\d$/.test(values.workshop.daysPerWeek.trim())
        ? Number(values.workshop.daysPerWeek)
        : Number.NaN,
      closedWeeks: lines(values.workshop.closedWeeks).filter(Boolean).map(weekOf),
    },
    reviews: values.reviews === 'true',
    delivery: values.delivery.map((method) => {
      const id = method.id || idOfName(method.name, usedIds);
      usedIds.push(id);
      return methodOf({ ...method, id });
    }),
    home: {
      title: lines(values.home.title),
      lead: values.home.lead,
      storyTitle: lines(values.home.storyTitle),
      storyText: paragraphs(values.home.storyText),
      tiles: values.home.tiles.map(({ id }) => id),
    },
    story: { fi: storyOf(values.story.fi), en: storyOf(values.story.en) },
    questions: values.questions,
  };
}

const methodOf = (method: MethodForm): DeliveryMethod => ({
  ...method,
  carrier: method.carrier as Carrier,
  cents: centsOf(method.cents),
  freeAboveCents: method.freeAboveCents.trim() === '' ? null : centsOf(method.freeAboveCents),
  pickUpPoint: method.pickUpPoint === 'true',
  countries: ['FI'],
});

const centsOf = (text: string): number => centsFromText(text) ?? Number.NaN;

export function wrongSums(values: SettingsFormValues): Record<string, string> {
  const sums: [string, string][] = [
    ['freeAboveCents', values.freeAboveCents],
    ...values.delivery.flatMap((method, index): [string, string][] => [
      [`delivery.${index}.cents`, method.cents],
      ...(method.freeAboveCents.trim() === ''
        ? []
        : [[`delivery.${index}.freeAboveCents`, method.freeAboveCents] as [string, string]]),
    ]),
  ];
  const wrong = sums.filter(([, text]) => centsFromText(text) === null);
  return Object.fromEntries(wrong.map(([field]) => [field, words.wrongSum]));
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export function changedSections(
  opened: SettingsFormValues,
  values: SettingsFormValues,
): Omit<ShopSettingsEdit, 'version'> {
  const [before, after] = [sectionsOf(opened), sectionsOf(values)];
  const names = Object.keys(after) as SectionName[];
  return Object.fromEntries(
    names.filter((name) => !same(before[name], after[name])).map((name) => [name, after[name]]),
  );
}

export function changedBetween(opened: AdminSettings, theirs: AdminSettings): SectionName[] {
  const { version: _version, legal: _legal, pickUpCarriers: _carriers, ...sections } = theirs;
  return (Object.keys(sections) as SectionName[]).filter((name) => !same(opened[name], theirs[name]));
}
