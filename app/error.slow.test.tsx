import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, type ComponentType, type ReactNode } from 'react';
import ErrorScreen from '@/app/error';
import GlobalError from '@/app/global-error';

type ErrorScreenType = ComponentType<{ readonly error: unknown; readonly retry: () => void }>;

type Props = { readonly errorScreen: ErrorScreenType; readonly children: ReactNode };

/** Stands in for the error boundary of the router: shows the error screen until `retry` is called. */
class Boundary extends Component<Props> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  retry = () => this.setState({ error: undefined });

  override render() {
    const { errorScreen: Shown, children } = this.props;
    const { error } = this.state;
    return error === undefined ? children : <Shown error={error} retry={this.retry} />;
  }
}

/** What the page throws; undefined renders it. */
let pageError: Error | undefined;

function Page() {
  if (pageError !== undefined) throw pageError;
  return <p>The page</p>;
}

/** The container is the document, because GlobalError renders <html>. */
function renderBrokenPage(errorScreen: ErrorScreenType): void {
  render(
    <Boundary errorScreen={errorScreen}>
      <Page />
    </Boundary>,
    { container: document },
  );
}

beforeEach(() => {
  pageError = new Error('broken on purpose');
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe.each([
  ['a page', ErrorScreen],
  ['the layout', GlobalError],
])('NF-06 an error in %s', (_, errorScreen) => {
  test('offers to go home or to the contact page', () => {
    renderBrokenPage(errorScreen);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Something went wrong');
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/Contact');
  });

  test('disappears once a retry succeeds', async () => {
    renderBrokenPage(errorScreen);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
    pageError = undefined;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('The page')).toBeInTheDocument();
  });

  test('F-86 a chunk that is still missing after a reload shows that the shop has been updated', async () => {
    pageError = Object.assign(new Error('Failed to load chunk /_next/static/chunks/old.js from module 1'), {
      name: 'ChunkLoadError',
    });
    // The page was reloaded a moment ago.
    sessionStorage.setItem('reloaded /', String(Date.now()));
    const currentHtml = '<script src="/_next/static/chunks/new.js"></script>';
    Object.assign(globalThis, {
      fetch: () => Promise.resolve({ status: 200, text: () => Promise.resolve(currentHtml) }),
    });
    renderBrokenPage(errorScreen);
    expect(await screen.findByRole('button', { name: 'Reload' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The shop has been updated');
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/');
  });
});
