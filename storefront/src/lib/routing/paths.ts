/** Every address of the shop, so that a route changes in one place. */
export const paths = {
  home: '/shop/home',
  listing: '/shop/listing',
  story: '/shop/historia',
  contact: '/shop/contact',
  faq: '/shop/faq',
  search: '/shop/search',
  wishlist: '/shop/wishlist',
  profile: '/shop/profile',
  ownAccount: '/shop/profile/account',
  checkout: '/shop/checkout',
  paymentSuccess: '/shop/payment-success',
  privacy: '/shop/privacy',
  terms: '/shop/terms',
  returns: '/shop/returns',
  withdrawal: '/shop/withdrawal',
  accessibility: '/shop/accessibility',
  login: '/auth/login',
  register: '/auth/register',
  forgot: '/auth/forgot',
  admin: '/admin/dashboard',
  notFound: '/404',
} as const;

/** The page that says what became of an order's payment. */
export const paymentPath = (orderID: string): string =>
  `${paths.paymentSuccess}?${new URLSearchParams({ orderID })}`;

/** The file of a receipt or a credit note. */
export const receiptPath = (number: string): string =>
  `/api/shop/purchase/receipts/${encodeURIComponent(number)}`;

/** Where the buyer of an order withdraws from it. */
export const withdrawalPath = (orderID: string): string =>
  `${paths.withdrawal}?${new URLSearchParams({ order: orderID })}`;

export const productPath = (id: string): string => `/shop/products/${encodeURIComponent(id)}`;

/** Where a product's page takes the address of who waits for it. */
export const restockId = 'ilmoita-kun-palaa';

/**
 * Why a guest was sent to the login page. The address carries this code and never a text, so that nobody
 * can put words into the shop's mouth; the login page knows what each code says.
 */
export type LoginMessage = 'product' | 'search' | 'wishlist' | 'save' | 'cart' | 'registered' | 'reset';

/** Home, which tells whoever has deleted their account that it is gone. */
export const leftPath = `${paths.home}?message=left`;

/** The login page's address with the page to return to and the reason. */
export function loginPath(redirect?: string, message?: LoginMessage): string {
  const query = new URLSearchParams(redirect ? { redirect } : {});
  if (message) query.set('message', message);
  return query.size > 0 ? `${paths.login}?${query}` : paths.login;
}

/** The register page's address with the page to return to. */
export function registerPath(redirect?: string): string {
  return redirect ? `${paths.register}?${new URLSearchParams({ redirect })}` : paths.register;
}

/** The listing's address for one filter group with some of its options. */
export function listingPath(group?: string, ids: readonly string[] = []): string {
  return group && ids.length > 0 ? `${paths.listing}?${group}=${ids.join(',')}` : paths.listing;
}

/** A path as a person would write it, 'ä' instead of '%C3%A4'; one that cannot be read stays as it came. */
export function readablePath(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
