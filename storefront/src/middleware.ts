import { setPictureBase } from '@shop/shop-rules/picture';
import { defineMiddleware, sequence } from 'astro:middleware';
import { config } from './config.ts';
import { needsVisitor, redirectFor } from './lib/session/guard.ts';
import { findVisitor } from './lib/session/session.ts';
import { areSettingsLoaded, refreshSettings, settings } from './lib/api/settings.ts';

setPictureBase(config.PICTURES_CDN_URL);

/** While the session is unknown (gateway or account away), pages have no personal data. */
const guard = defineMiddleware(async ({ url, request, redirect, locals }, next) => {
  if (!needsVisitor(url.pathname)) return next();
  const visitor = await findVisitor(request.headers.get('cookie'));
  locals.visitor = visitor;
  const openCatalogue = settings().guestCatalogue;
  const target =
    visitor === undefined
      ? null
      : redirectFor(visitor, { pathname: url.pathname, search: url.search, openCatalogue });
  return target === null ? next() : redirect(target, 302);
});

/** Pages made from first settings are not cached. */
const newest = defineMiddleware(async (_, next) => {
  await refreshSettings();
  const isLoaded = areSettingsLoaded();
  const response = await next();
  if (!isLoaded) response.headers.set('cache-control', 'no-store');
  return response;
});

/** Astro names no character set. */
const charset = defineMiddleware(async (_, next) => {
  const response = await next();
  if (response.headers.get('content-type') === 'text/html') {
    response.headers.set('content-type', 'text/html; charset=utf-8');
  }
  return response;
});

export const onRequest = sequence(charset, newest, guard);
