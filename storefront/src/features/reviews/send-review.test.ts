import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { missingIn, sendReview, type Uploads } from './send-review.ts';

type Sent = { method: string; path: string; headers: Record<string, string>; body: unknown };
let sent: Sent[] = [];
let answers: [number, object][] = [];

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', (path: string, { method = 'GET', headers, body }: RequestInit) => {
    const read = typeof body === 'string' ? (JSON.parse(body) as unknown) : body;
    sent.push({ method, path, headers: headers as Record<string, string>, body: read });
    const [status, answer] = answers.shift() ?? [500, {}];
    return Promise.resolve(Response.json(answer, { status }));
  });
});
afterEach(() => void vi.unstubAllGlobals());

const place = { orderID: 'o1', line: 1, ticket: 'old' };
const picture = new File(['x'], 'kuva.jpg', { lastModified: 1 });
const draft = { stars: 4, text: 'Lämmin.', fit: null, files: [picture] };
const uploads = (): Uploads => ({ of: '', urls: [] });
const [uploaded, written] = [
  { success: true, result: ['/uploads/a/1200.jpg'] },
  { success: true, data: { id: 'r' } },
];
const ticketsSent = () =>
  sent.map(({ headers, body }) => headers['x-review-ticket'] ?? (body as { ticket?: string })?.ticket);

test('what is missing is said at its field before anything is sent', () => {
  const files = Array.from({ length: 4 }, () => picture);
  expect(Object.keys(missingIn({ stars: 0, text: ' ', fit: null, files }))).toEqual([
    'stars',
    'text',
    'pictures',
  ]);
  expect(missingIn(draft)).toEqual({});
});

test('a try after a failure does not upload the pictures again', async () => {
  const kept = uploads();
  answers = [
    [201, uploaded],
    [503, { success: false }],
    [201, written],
  ];
  expect(await sendReview(place, draft, kept)).toHaveProperty('form');
  expect(await sendReview(place, draft, kept)).toBeNull();
  expect(sent.map(({ path }) => path)).toEqual([
    '/api/shop/reviews/image-upload',
    '/api/shop/reviews',
    '/api/shop/reviews',
  ]);
  expect(sent.at(-1)?.body).toMatchObject({ stars: 4, pictures: uploaded.result });
});

test('a ticket that ended while the buyer wrote is replaced, and the review is sent', async () => {
  const line = { line: 1, productID: 'p', title: 'T', size: 'M', image: '', ticket: 'new' };
  answers = [
    [403, { success: false, code: 'review-not-allowed' }],
    [200, { success: true, data: { orderID: 'o1', orderNumber: '1', lines: [line] } }],
    [201, uploaded],
    [201, written],
  ];
  expect(await sendReview(place, draft, uploads())).toBeNull();
  expect(ticketsSent()).toEqual(['old', undefined, 'new', 'new']);
});

test('a refusal stays at its field, and a second refused ticket is the end', async () => {
  answers = [[400, { success: false, code: 'invalid-input', errors: { text: 'Liian pitkä.' } }]];
  expect(await sendReview(place, { ...draft, files: [] }, uploads())).toEqual({ text: 'Liian pitkä.' });
  answers = [
    [403, { success: false, code: 'review-not-allowed', message: 'Et voi.' }],
    [200, { success: true, data: { orderID: 'o1', orderNumber: '1', lines: [] } }],
  ];
  expect(await sendReview(place, { ...draft, files: [] }, uploads())).toHaveProperty('form');
});
