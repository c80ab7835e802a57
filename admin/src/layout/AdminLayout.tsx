import { Suspense, useState, type MouseEvent, type ReactNode } from 'react';
import { useIsOffline } from 'react-admin';
import Dialog from '@mui/material/Dialog';
import sidebar from './Sidebar.module.css';
import { SidebarFoot } from './SidebarFoot.tsx';
import { Navigation } from './Navigation.tsx';
import { BallOfYarn } from '../ui/BallOfYarn.tsx';
import { FreshCodeForm } from '../own-account/FreshCodeForm.tsx';
import { LoginAgainForm } from '../own-account/LoginAgainForm.tsx';
import { QuestionDialog } from '../own-account/QuestionDialog.tsx';
import { codeQuestion } from '../providers/fresh-code.ts';
import { loginQuestion } from '../providers/login-again.ts';
import { texts } from '../texts/fi.ts';
import { isTestPaymentMode } from '../providers/test-payments.ts';
import { UnsavedGuard } from './UnsavedGuard.tsx';
import { useShortcut } from '../ui/use-shortcut.ts';
import css from './AdminLayout.module.css';
import { LoadingScreen } from '../ui/LoadingScreen.tsx';
import { NavigationSheet } from './NavigationSheet.tsx';
import { QuickSearch } from './quick-search/QuickSearch.tsx';
import { TopBar } from './TopBar.tsx';
import { Notice } from '../ui/Notice.tsx';
import { ShortcutList } from '../ui/ShortcutList.tsx';
import { DialogFoot } from '../ui/DialogFoot.tsx';

/** A hash would add a history entry. */
function toContent(event: MouseEvent) {
  event.preventDefault();
  document.getElementById('content')?.focus({ preventScroll: true });
}

export function AdminLayout({ children }: { children?: ReactNode }) {
  const [menuOpen, setMenuOpen] = useState(false);
  const [shortcutsOpen, setShortcutsOpen] = useState(false);
  const [searchOpen, setSearchOpen] = useState(false);
  const showShortcuts = () => {
    setMenuOpen(false);
    setShortcutsOpen(true);
  };
  useShortcut('?', showShortcuts);
  const showSearch = () => setSearchOpen(true);
  useShortcut('k', showSearch, { openDialogs: 1, withControl: true });
  const testPayments = isTestPaymentMode(document);
  return (
    <UnsavedGuard>
      <div className={testPayments ? `${css.frame} ${css.tested}` : css.frame}>
        <a className={css.skip} href="#content" onClick={toContent}>
          {texts.frame.skip}
        </a>
        {testPayments && (
          <aside className={css.test} aria-label={texts.frame.testPaymentsLabel}>
            {texts.frame.testPayments}
          </aside>
        )}
        <TopBar onOpenMenu={() => setMenuOpen(true)} onSearch={showSearch} />
        <aside className={css.side}>
          <Sidebar onShowShortcuts={showShortcuts} />
        </aside>
        <main id="content" tabIndex={-1} className={css.content}>
          <OfflineNotice />
          <Suspense fallback={<LoadingScreen />}>{children}</Suspense>
        </main>
        <NavigationSheet open={menuOpen} onClose={() => setMenuOpen(false)} onShowShortcuts={showShortcuts} />
        <QuestionDialog question={loginQuestion} AnswerForm={LoginAgainForm} />
        <QuestionDialog question={codeQuestion} AnswerForm={FreshCodeForm} />
        <QuickSearch open={searchOpen} onClose={() => setSearchOpen(false)} />
        <ShortcutsDialog open={shortcutsOpen} onClose={() => setShortcutsOpen(false)} />
      </div>
    </UnsavedGuard>
  );
}

/** Offline, data may be stale and nothing can be saved. */
function OfflineNotice() {
  return useIsOffline() ? <Notice>{texts.errors.offline}</Notice> : null;
}

function ShortcutsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby="shortcuts-title">
      <h2 id="shortcuts-title">{texts.frame.shortcuts}</h2>
      <ShortcutList />
      <DialogFoot cancel={texts.actions.close} onCancel={onClose} />
    </Dialog>
  );
}

function Sidebar({ onShowShortcuts }: { onShowShortcuts: () => void }) {
  return (
    <div className={sidebar.sidebar}>
      <p className={sidebar.title} id="workspace">
        <BallOfYarn size={22} />
        {texts.frame.workspace}
      </p>
      <Navigation labelledBy="workspace" />
      <SidebarFoot onShowShortcuts={onShowShortcuts} />
    </div>
  );
}
