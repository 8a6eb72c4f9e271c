type Props = { readonly catalogueUrl: string };

export function OrderDesk({ catalogueUrl }: Props) {
  return <main className="bg-paper p-4">{catalogueUrl}</main>;
}
