// CloudFront, runtime cloudfront-js-2.0, event "viewer request": every address of the shop is a file, with or without a slash at its end.
// The bucket answers 403 or 404 for what is missing; an error response of the distribution turns both into /404.html
// with status 404.
function handler(event) {
  const request = event.request;
  if (request.uri.endsWith('/')) {
    request.uri += 'index.html';
  } else if (request.uri.lastIndexOf('.') <= request.uri.lastIndexOf('/')) {
    request.uri += '.html';
  }
  return request;
}
