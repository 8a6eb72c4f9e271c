import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { routes } from '@/lib/routes';
import { absentPaths } from './absent-paths.mjs';

const emptyFolder = mkdtempSync(join(tmpdir(), 'shop-'));

test('a shop that has nothing to show on a page lacks it', () => {
  const lists = { jobs: [], sampleOrders: [], sampleAddresses: [], payment: {} };
  const absent = absentPaths(emptyFolder, lists);
  expect(absent).toEqual([
    '/AboutUs',
    '/Terms-Conditions',
    '/Privacy-Policy',
    '/Cookie',
    '/Career',
    '/TrackOrder',
    '/TrackOrder/Detail',
    '/UserDashboard/TrackOrder',
    '/UserDashboard/TrackOrder/Detail',
    '/UserDashboard#orders',
    '/UserDashboard/Address',
    '/Cart/Payment',
    '/Cart/Payment/PaymentStatus',
  ]);
  const known: readonly string[] = Object.values(routes);
  expect(absent.filter((path) => !known.includes(path))).toEqual([]);
});

test('the sample lacks no page', () => {
  const lists = { jobs: [1], sampleOrders: [1], sampleAddresses: [1], payment: { cardPage: 'sample' } };
  expect(absentPaths('data', lists)).toEqual([]);
  expect(absentPaths('data', undefined)).toEqual([]);
});
