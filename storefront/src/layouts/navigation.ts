import { paths } from '../lib/routing/paths.ts';
import { shell } from '../texts/fi.ts';

export const navigation = [
  { label: shell.nav.home, path: paths.home },
  { label: shell.nav.story, path: paths.story },
  { label: shell.nav.listing, path: paths.listing },
  { label: shell.nav.contact, path: paths.contact },
  { label: shell.nav.faq, path: paths.faq },
];
