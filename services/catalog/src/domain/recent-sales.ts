export const POPULARITY_MS = 90 * 24 * 3_600_000;

const dayOfSale = (at: Date): string => at.toISOString().slice(0, 10);

export const firstRecentDay = (now: Date): string => dayOfSale(new Date(now.getTime() - POPULARITY_MS));

export const recentSales = (soldAt: Date, quantity: number): Record<string, number> => ({
  soldRecently: quantity,
  [`soldByDay.${dayOfSale(soldAt)}`]: quantity,
});
