/** What the app reads and answers of fulfilment orders, by the names and types of version 2026-07. */
export const FULFILMENT_SDL = `
  enum FulfillmentOrderAssignmentStatus {
    CANCELLATION_REQUESTED FULFILLMENT_ACCEPTED FULFILLMENT_REQUESTED FULFILLMENT_UNSUBMITTED
  }
  enum FulfillmentOrderStatus { CANCELLED CLOSED IN_PROGRESS INCOMPLETE ON_HOLD OPEN SCHEDULED }
  enum FulfillmentOrderRequestStatus {
    ACCEPTED CANCELLATION_ACCEPTED CANCELLATION_REJECTED CANCELLATION_REQUESTED CLOSED REJECTED SUBMITTED UNSUBMITTED
  }
  enum FulfillmentOrderRejectionReason {
    INCORRECT_ADDRESS INELIGIBLE_PRODUCT INVALID_CONTACT_INFORMATION INVALID_SKU INVENTORY_OUT_OF_STOCK
    MERCHANT_BLOCKED_OR_SUSPENDED MISSING_CUSTOMS_INFO ORDER_TOO_LARGE OTHER PACKAGE_PREFERENCE_NOT_SET PAYMENT_DECLINED
    UNDELIVERABLE_DESTINATION
  }
  enum CountryCode { AT AU BE CA CH DE DK ES FI FR GB IE IT NL NO PT SE US ZZ }
  type Attribute { key: String! value: String }
  type LineItem { id: ID! customAttributes: [Attribute!]! }
  type FulfillmentOrderLineItem { id: ID! sku: String remainingQuantity: Int! totalQuantity: Int! lineItem: LineItem! }
  type FulfillmentOrderLineItemConnection { nodes: [FulfillmentOrderLineItem!]! pageInfo: PageInfo! }
  type FulfillmentOrderDestination {
    firstName: String lastName: String company: String address1: String address2: String city: String
    province: String zip: String countryCode: CountryCode phone: String email: String
  }
  type FulfillmentTrackingInfo { company: String number: String url: URL }
  type Fulfillment { id: ID! totalQuantity: Int! trackingInfo(first: Int): [FulfillmentTrackingInfo!]! }
  type FulfillmentConnection { nodes: [Fulfillment!]! pageInfo: PageInfo! }
  type FulfillmentOrder {
    id: ID!
    orderId: ID!
    orderName: String!
    status: FulfillmentOrderStatus!
    requestStatus: FulfillmentOrderRequestStatus!
    destination: FulfillmentOrderDestination
    lineItems(first: Int, after: String): FulfillmentOrderLineItemConnection!
    fulfillments(first: Int, after: String): FulfillmentConnection!
  }
  type FulfillmentOrderConnection { nodes: [FulfillmentOrder!]! pageInfo: PageInfo! }
  input FulfillmentOrderLineItemInput { id: ID! quantity: Int! }
  input FulfillmentOrderLineItemsInput {
    fulfillmentOrderId: ID!
    fulfillmentOrderLineItems: [FulfillmentOrderLineItemInput!]
  }
  input FulfillmentTrackingInput { company: String number: String numbers: [String!] url: URL urls: [URL!] }
  input FulfillmentInput {
    lineItemsByFulfillmentOrder: [FulfillmentOrderLineItemsInput!]!
    notifyCustomer: Boolean = false
    trackingInfo: FulfillmentTrackingInput
  }
  type FulfillmentOrderAcceptFulfillmentRequestPayload { fulfillmentOrder: FulfillmentOrder userErrors: [UserError!]! }
  type FulfillmentOrderRejectFulfillmentRequestPayload { fulfillmentOrder: FulfillmentOrder userErrors: [UserError!]! }
  type FulfillmentOrderAcceptCancellationRequestPayload { fulfillmentOrder: FulfillmentOrder userErrors: [UserError!]! }
  type FulfillmentOrderRejectCancellationRequestPayload { fulfillmentOrder: FulfillmentOrder userErrors: [UserError!]! }
  type FulfillmentOrderClosePayload { fulfillmentOrder: FulfillmentOrder userErrors: [UserError!]! }
  type FulfillmentCreatePayload { fulfillment: Fulfillment userErrors: [UserError!]! }
  extend type Query {
    assignedFulfillmentOrders(
      assignmentStatus: FulfillmentOrderAssignmentStatus
      first: Int
      after: String
      locationIds: [ID!]
    ): FulfillmentOrderConnection!
    fulfillmentOrder(id: ID!): FulfillmentOrder
  }
  extend type Mutation {
    fulfillmentOrderAcceptFulfillmentRequest(id: ID!, message: String): FulfillmentOrderAcceptFulfillmentRequestPayload
    fulfillmentOrderRejectFulfillmentRequest(
      id: ID!
      message: String
      reason: FulfillmentOrderRejectionReason
    ): FulfillmentOrderRejectFulfillmentRequestPayload
    fulfillmentOrderAcceptCancellationRequest(id: ID!, message: String): FulfillmentOrderAcceptCancellationRequestPayload
    fulfillmentOrderRejectCancellationRequest(id: ID!, message: String): FulfillmentOrderRejectCancellationRequestPayload
    fulfillmentOrderClose(id: ID!, message: String): FulfillmentOrderClosePayload
    fulfillmentCreate(fulfillment: FulfillmentInput!, message: String): FulfillmentCreatePayload
  }
  `;
