@extends('layouts.app')
{{-- <div data-widget="InAComment"></div> --}}
@section('content')
  @if ($offer->isOpen(now()))
    <div data-widget="OfferClaimApp" @class(['offer', 'dark' => $dark]) data-oferCode="{{ $offer->code }}" data-props='@json($props)'>
      @include('offers.placeholder', ['offer' => $offer])
    </div>
  @endif
  <div data-widget="SubscriptionCalculator" class="earn" data-steps="5" data-cta-lable="{!! $label !!}">
    @foreach ($steps as $step) @endforeach
  </div>
  <p>Write to help@example.com</p>
@endsection
