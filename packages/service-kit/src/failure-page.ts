/** The policy of an answer that is no page of the shop: nothing in it may load, run or be framed. */
export const barePolicy = "default-src 'none'; frame-ancestors 'none'";

/** The bare page that a browser is shown where the shop's own cannot be. Neither text is escaped. */
export const failurePage = ({
  title,
  message,
}: {
  title: string;
  message: string;
}): string => `<!doctype html>
<html lang="fi"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><body><main><h1>${title}</h1><p>${message}</p>
<p><a href="/shop/home">Etusivulle</a></p></main></body></html>`;

/** What an address says that is longer than the shop reads. */
export const longAddress = { title: 'Sivua ei voitu avata', message: 'Osoite on liian pitkä.' } as const;
