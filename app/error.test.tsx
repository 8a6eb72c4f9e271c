import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, type ComponentType, type ReactNode } from 'react';
import ErrorScreen from '@/app/error';
import GlobalError from '@/app/global-error';

type Screen = ComponentType<{ readonly error: unknown; readonly retry: () => void }>;

/** Shows the screen for an error, like the router, until it is retried. */
class Boundary extends Component<{ readonly screen: Screen; readonly children: ReactNode }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  retry = () => this.setState({ error: undefined });

  override render() {
    const { screen: Shown, children } = this.props;
    const { error } = this.state;
    return error === undefined ? children : <Shown error={error} retry={this.retry} />;
  }
}

const bug = new Error('broken on purpose');
let fault: Error | undefined;

function Page() {
  if (fault !== undefined) throw fault;
  return <p>The page</p>;
}

/** The container is the document, because the screen of the layout renders <html>. */
function open(shown: Screen): void {
  render(
    <Boundary screen={shown}>
      <Page />
    </Boundary>,
    { container: document },
  );
}

beforeEach(() => {
  fault = bug;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe.each([
  ['a page', ErrorScreen],
  ['the layout', GlobalError],
])('NF-06 an error in %s', (_, shown) => {
  test('offers to go home or to the contact page', () => {
    open(shown);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Something went wrong');
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/Contact');
  });

  test('disappears once a retry succeeds', async () => {
    open(shown);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
    fault = undefined;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('The page')).toBeInTheDocument();
  });

  test('F-86 after a deploy says that the shop has been updated, once a reload did not help', async () => {
    fault = Object.assign(new Error('Failed to load chunk /_next/static/chunks/old.js from module 1'), {
      name: 'ChunkLoadError',
    });
    sessionStorage.setItem('reloaded /', String(Date.now()));
    const html = '<script src="/_next/static/chunks/new.js"></script>';
    Object.assign(globalThis, {
      fetch: () => Promise.resolve({ status: 200, text: () => Promise.resolve(html) }),
    });
    open(shown);
    expect(await screen.findByRole('button', { name: 'Reload' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The shop has been updated');
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/');
  });
});
