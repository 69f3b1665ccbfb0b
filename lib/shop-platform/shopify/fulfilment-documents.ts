const REQUEST = `id orderId orderName
  destination { firstName lastName company address1 address2 city province zip countryCode phone email }
  lineItems(first: 100) {
    nodes { id sku remainingQuantity lineItem { customAttributes { key value } } }
    pageInfo { hasNextPage }
  }`;

export const PULL_ASSIGNED = `query PullAssigned($status: FulfillmentOrderAssignmentStatus!, $after: String) {
  assignedFulfillmentOrders(assignmentStatus: $status, first: 20, after: $after) {
    nodes { ${REQUEST} }
    pageInfo { hasNextPage endCursor }
  }
}`;

export const READ_REQUEST = `query ReadRequest($id: ID!) {
  fulfillmentOrder(id: $id) {
    requestStatus
    fulfillments(first: 100) { nodes { id totalQuantity trackingInfo(first: 5) { number } } }
  }
}`;

const answer = (name: string, args = '', given = '') => `mutation Answer($id: ID!${args}) {
  answer: ${name}(id: $id${given}) { userErrors { field message } }
}`;
const [MESSAGE, GIVEN] = [', $message: String', ', message: $message'];

export const ACCEPT = answer('fulfillmentOrderAcceptFulfillmentRequest');
export const REJECT = answer(
  'fulfillmentOrderRejectFulfillmentRequest',
  `${MESSAGE}, $reason: FulfillmentOrderRejectionReason!`,
  `${GIVEN}, reason: $reason`,
);
export const ACCEPT_CANCELLATION = answer('fulfillmentOrderAcceptCancellationRequest');
export const REJECT_CANCELLATION = answer('fulfillmentOrderRejectCancellationRequest', MESSAGE, GIVEN);
export const CLOSE = answer('fulfillmentOrderClose', MESSAGE, GIVEN);

export const SHIP = `mutation Ship($fulfillment: FulfillmentInput!) {
  fulfillmentCreate(fulfillment: $fulfillment) { fulfillment { id } userErrors { field message } }
}`;
