/** Policy for answers outside the shop's pages: nothing may load, run or be framed. */
export const barePolicy = "default-src 'none'; frame-ancestors 'none'";

/** Minimal page where the shop's own cannot be shown. Escapes nothing. */
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

export const longAddress = { title: 'Sivua ei voitu avata', message: 'Osoite on liian pitkä.' } as const;
