import { page, type Hint } from './page.ts';

// In the head: marks `<html>` with the session that the hint cookie names.
const [, cookie] = /(?:^|; )hint=([^;]*)/.exec(document.cookie) ?? [];
let hint: Hint = null;
try {
  if (cookie !== undefined) hint = JSON.parse(decodeURIComponent(cookie)) as Hint;
} catch {
  // A cookie that is no hint means a guest.
}
const role = hint?.role === 'admin' ? 'admin' : 'customer';
page.dataset['session'] = hint?.userName ? role : 'guest';
page.__hint = hint;
