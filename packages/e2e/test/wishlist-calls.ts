import type { Call } from './money-calls.ts';

/** The calls of a wishlist. @param userID of a customer who is not there */
export function wishlistCalls(userID: string): Call[] {
  return [
    {
      name: 'change wishlist',
      as: 'customer',
      method: 'PUT',
      path: `/api/shop/wishlist/change/${userID}`,
      body: { add: [userID], remove: [] },
    },
    {
      name: 'share wishlist',
      as: 'customer',
      method: 'POST',
      path: `/api/shop/wishlist/share/${userID}`,
      body: { withName: true },
    },
    {
      name: 'choose emails about wishes',
      as: 'customer',
      method: 'PUT',
      path: `/api/shop/wishlist/notices/${userID}`,
      body: { wanted: true },
    },
    {
      name: 'end emails about wishes',
      as: 'guest',
      method: 'POST',
      path: '/api/shop/wishlist/stop-notices',
      body: { token: 'kuka' },
    },
    {
      name: 'open a shared wishlist',
      as: 'guest',
      method: 'POST',
      path: '/api/shop/wishlist/shared',
      body: { token: 'kuka' },
    },
  ];
}
