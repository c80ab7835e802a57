/** Settings of a whole shop for tests: stores of its own, cheap passwords and pictures, no past orders. */
export const quickShop = {
  MONGO_URL: undefined,
  REDIS_URL: undefined,
  PICTURE_EFFORT: 'low',
  BCRYPT_COST: '10',
  SEED_ORDERS: '0',
  SHIPPING_HOLD_SECONDS: '1',
};
