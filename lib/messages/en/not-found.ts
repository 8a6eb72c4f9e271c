export const notFoundMessages = {
  title: 'Page not found',
  text: "The page you are looking for doesn't exist or an other error occurred",
  store: 'Our Store',
} as const;
