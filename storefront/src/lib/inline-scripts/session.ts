import { page, type Hint } from './page.ts';

// Runs in the head: marks `<html>` with the session of the hint cookie.
const [, cookie] = /(?:^|; )hint=([^;]*)/.exec(document.cookie) ?? [];
let hint: Hint = null;
try {
  if (cookie !== undefined) hint = JSON.parse(decodeURIComponent(cookie)) as Hint;
} catch {
  // An invalid cookie means a guest.
}
const role = hint?.role === 'admin' ? 'admin' : 'customer';
page.dataset['session'] = hint?.userName ? role : 'guest';
page.__hint = hint;
