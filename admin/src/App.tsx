import type { AdminScreen } from '@shop/shop-rules/admin-screens';
import { lazy, type ComponentType } from 'react';
import { Admin, CustomRoutes, Resource } from 'react-admin';
import { Navigate, Route } from 'react-router';
import { AdminLayout } from './layout/AdminLayout.tsx';
import { ErrorScreen, NotFoundScreen } from './layout/ErrorScreen.tsx';
import { LoadingPage } from './ui/LoadingScreen.tsx';
import { Toast } from './layout/Toast.tsx';
import { authProvider } from './providers/auth-provider.ts';
import { dataProvider } from './providers/data-provider.ts';
import { i18nProvider } from './providers/i18n.ts';
import { createQueryClient } from './providers/query-client.ts';
import { createStore } from './providers/store.ts';
import { theme } from './theme/theme.ts';

const Accounting = lazy(() => import('./accounting/Accounting.tsx'));
const DiscountCodes = lazy(() => import('./discount-codes/DiscountCodes.tsx'));
const DeadLetters = lazy(() => import('./dead-letters/DeadLetters.tsx'));
const Dashboard = lazy(() => import('./dashboard/Dashboard.tsx'));
const ComplianceChecklist = lazy(() => import('./compliance/ComplianceChecklist.tsx'));
const OwnAccount = lazy(() => import('./own-account/OwnAccount.tsx'));
const EmailPreviews = lazy(() => import('./emails/EmailPreviews.tsx'));
const EmailTexts = lazy(() => import('./emails/EmailTexts.tsx'));
const Features = lazy(() => import('./features/Features.tsx'));
const NewOrder = lazy(() => import('./orders/new/NewOrder.tsx'));
const LegalTexts = lazy(() => import('./settings/legal/LegalTexts.tsx'));
const Settings = lazy(() => import('./settings/Settings.tsx'));
const Withdrawals = lazy(() => import('./orders/withdrawals/Withdrawals.tsx'));
const Shipping = lazy(() => import('./orders/shipping/Shipping.tsx'));
const WorkList = lazy(() => import('./work-list/WorkList.tsx'));
const Reviews = lazy(() => import('./reviews/Reviews.tsx'));
const Search = lazy(() => import('./search/Search.tsx'));
const Stocktaking = lazy(() => import('./products/stocktaking/Stocktaking.tsx'));

const resources = {
  product: { list: lazy(() => import('./products/list/ProductList.tsx')) },
  orders: { list: lazy(() => import('./orders/list/OrderList.tsx')) },
  accounts: { list: lazy(() => import('./accounts/AccountList.tsx')) },
  customers: { list: lazy(() => import('./customers/CustomerList.tsx')) },
  record: { list: lazy(() => import('./audit-log/AuditLogList.tsx')) },
  letters: { list: lazy(() => import('./emails/EmailList.tsx')) },
} satisfies Partial<Record<AdminScreen, object>>;

const pages: Record<Exclude<AdminScreen, keyof typeof resources>, ComponentType> = {
  dashboard: Dashboard,
  sending: Shipping,
  'work-list': WorkList,
  stocktaking: Stocktaking,
  books: Accounting,
  'discount-codes': DiscountCodes,
  search: Search,
  'dead-letters': DeadLetters,
  withdrawals: Withdrawals,
  reviews: Reviews,
  settings: Settings,
  duties: ComplianceChecklist,
  'own-account': OwnAccount,
  features: Features,
};

const queryClient = createQueryClient();

const store = createStore();

const ToDashboard = () => <Navigate to="/dashboard" replace />;

/** A screen of `adminScreens` missing from `resources` and `pages` is a type error. */
export function App({ brand }: { brand: string }) {
  return (
    <Admin
      title={brand}
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
      theme={theme}
      darkTheme={null}
      layout={AdminLayout}
      dashboard={ToDashboard}
      catchAll={NotFoundScreen}
      error={ErrorScreen}
      loading={LoadingPage}
      notification={Toast}
      loginPage={false}
      authCallbackPage={false}
      requireAuth
      disableTelemetry
    >
      {Object.entries(resources).map(([name, resource]) => (
        <Resource key={name} name={name} {...resource} />
      ))}
      <CustomRoutes>
        {Object.entries(pages).map(([path, Page]) => (
          <Route key={path} path={`/${path}`} element={<Page />} />
        ))}
        <Route path="/orders/new" element={<NewOrder />} />
        <Route path="/letters/previews" element={<EmailPreviews />} />
        <Route path="/letters/texts/:text?" element={<EmailTexts />} />
        <Route path="/settings/legal/:page?" element={<LegalTexts />} />
      </CustomRoutes>
    </Admin>
  );
}
