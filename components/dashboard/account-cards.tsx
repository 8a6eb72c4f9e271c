import { AppLink } from '@/components/ui/app-link';
import { Picture } from '@/components/ui/picture';
import type { PagePictures } from '@/lib/domain/content';
import { hasPage } from '@/lib/navigation';
import { routes } from '@/lib/routes';
import { dashboardMessages as messages } from '@/messages/dashboard';

/** Each shows the picture of a page that has to do with it. */
const cards = [
  {
    route: 'dashboardOrders',
    title: messages.orders,
    text: messages.ordersCard,
    page: 'trackOrder',
  },
  {
    route: 'dashboardAddress',
    title: messages.addressTitle,
    text: messages.addressCard,
    page: 'login',
  },
  {
    route: 'dashboardWishlist',
    title: messages.wishlistCardTitle,
    text: messages.wishlistCard,
    page: 'wishlist',
  },
] as const;

/** The account begins with these links. On phones the picture stands beside the words. */
export function AccountCards({ pictures }: { readonly pictures: PagePictures }) {
  return (
    <ul className="mb-16 grid gap-3 sm:grid-cols-3 sm:gap-5">
      {cards
        .filter(({ route }) => hasPage(route))
        .map(({ route, title, text, page }) => (
          <li key={route}>
            <AppLink
              href={routes[route]}
              className="group flex h-full items-center overflow-hidden rounded bg-card sm:flex-col sm:items-stretch"
            >
              {pictures[page] && (
                <Picture
                  {...pictures[page]}
                  sizes="(min-width: 64rem) 18rem, (min-width: 40rem) 33vw, 7rem"
                  className="aspect-square w-28 shrink-0 object-cover sm:aspect-4/3 sm:w-full"
                />
              )}
              <span className="block p-5">
                <span className="block font-display text-xl underline-offset-4 group-hover:underline">
                  {title}
                </span>{' '}
                <span className="mt-1 block text-pretty text-ink-soft">{text}</span>
              </span>
            </AppLink>
          </li>
        ))}
    </ul>
  );
}
