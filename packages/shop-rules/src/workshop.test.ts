import { expect, test } from 'vitest';
import { isoWeek, isPastWeek, lastDayOfWeek, promisedWeek, promiseText } from './workshop.ts';

const workshop = { daysPerWeek: 4, closedWeeks: [] as string[] };
const MONDAY = new Date('2027-01-04T08:00:00Z');
const FRIDAY = new Date('2027-01-08T08:00:00Z');

test.each([
  ['2026-12-31', '2026-W53'],
  ['2027-01-03', '2026-W53'],
  ['2027-01-04', '2027-W01'],
  ['2025-12-29', '2026-W01'],
  ['2024-12-30', '2025-W01'],
])('%s is in %s', (day, week) => {
  expect(isoWeek(day)).toBe(week);
});

test('the last day of a week is its Sunday', () => {
  for (const day of ['2027-01-10', '2027-01-03', '2026-01-04', '2024-12-29'])
    expect(lastDayOfWeek(isoWeek(day))).toBe(day);
});

test.each([
  [1, MONDAY, '2027-W01'],
  [4, MONDAY, '2027-W01'],
  [5, MONDAY, '2027-W02'],
  [1, FRIDAY, '2027-W01'],
  [2, FRIDAY, '2027-W02'],
  [1, new Date('2027-01-09T08:00:00Z'), '2027-W02'],
  [5, new Date('2027-01-10T22:30:00Z'), '2027-W03'],
])('%i days of work from %s on are done in %s', (days, now, week) => {
  expect(promisedWeek(days, workshop, now)).toBe(week);
});

test('closed weeks do no work, and nothing is promised for them', () => {
  const closedWeeks = ['2027-W01', '2027-W03'];
  expect(promisedWeek(1, { daysPerWeek: 5, closedWeeks }, MONDAY)).toBe('2027-W02');
  expect(promisedWeek(6, { daysPerWeek: 5, closedWeeks }, MONDAY)).toBe('2027-W04');
});

test('no promise is earlier than the capacity allows, whatever the queue', () => {
  for (let daysPerWeek = 1; daysPerWeek <= 7; daysPerWeek += 1)
    for (let days = 1; days <= 60; days += 1) {
      const week = promisedWeek(days, { daysPerWeek, closedWeeks: [] }, MONDAY);
      const weeks = (Date.parse(lastDayOfWeek(week)) - Date.parse('2027-01-03')) / (7 * 86_400_000);
      expect(weeks * daysPerWeek).toBeGreaterThanOrEqual(days);
      expect((weeks - 1) * daysPerWeek).toBeLessThan(days);
    }
});

test('a week is past from the Monday after it, by Finnish time', () => {
  expect(isPastWeek('2027-W01', new Date('2027-01-10T21:59:00Z'))).toBe(false);
  expect(isPastWeek('2027-W01', new Date('2027-01-10T22:01:00Z'))).toBe(true);
});

test('the promise names week and queue', () => {
  expect(promiseText({ week: '2027-W03', queue: 4 })).toBe('Valmistuu viikolla 3, jonossa 4');
  expect(promiseText({ week: '2027-W12', queue: 0 })).toBe('Valmistuu viikolla 12, ei jonoa');
});
